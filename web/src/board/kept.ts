/** What of a new picture is as it was before stays the same object: so nothing is drawn anew that has not changed. */
export function kept<Picture>(now: Picture, before: unknown): Picture;
export function kept(now: unknown, before: unknown): unknown {
  if (Array.isArray(now) && Array.isArray(before)) return elementsKept(now, before);
  if (isRecord(now) && isRecord(before)) return fieldsKept(now, before);
  return now;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Where something was taken out, what lay behind it has moved up: elements are compared from the front and from the back. */
function elementsKept(now: unknown[], before: unknown[]): unknown[] {
  const shift = before.length - now.length;
  const elements = now.map((element, index) => {
    const same = kept(element, before[index]);
    return same === before[index] || shift === 0 ? same : kept(element, before[index + shift]);
  });
  return shift === 0 && elements.every((element, index) => element === before[index]) ? before : elements;
}

function fieldsKept(now: Record<string, unknown>, before: Record<string, unknown>): Record<string, unknown> {
  const fields = Object.entries(now).map(([name, value]) => [name, kept(value, before[name])] as const);
  const same = fields.length === Object.keys(before).length && fields.every(([name, value]) => value === before[name]);
  return same ? before : Object.fromEntries(fields);
}
