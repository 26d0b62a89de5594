/** Requests about whoever asks: name and face, other devices, everything of theirs as a file, mail. */
import { answer, done, readIn, server } from "../base/api";
import { below } from "../base/root";
import type { Schemas } from "../base/protocol";

export type Me = Schemas["Me"];
export type Imported = Schemas["Imported"];
export type DeviceCode = Schemas["DeviceCode"];

export const me = () => answer(server.GET("/api/me"));
export const changeMe = (change: Schemas["ChangedMe"]) => answer(server.POST("/api/me", { body: change }));
/** What makes another device mine, once. */
export const newCode = () => answer(server.POST("/api/me/codes"));
/** This device becomes that of whoever showed the code. */
export const takeOver = (code: string) => answer(server.POST("/api/me/devices", { body: { code } }));
export const exportAddress = below("/api/me/export");
export const confirmMail = (token: string) =>
  done(server.POST("/api/mail/{token}/confirm", { params: { path: { token } } }));
export const stopMail = (token: string) => done(server.POST("/api/mail/{token}/stop", { params: { path: { token } } }));
/** Reads in what was exported, here or on another server. */
export const importFile = readIn;
