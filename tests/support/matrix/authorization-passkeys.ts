import { Device } from "../passkeys.ts";
import { anyAccount, everyone, type Row } from "./audiences.ts";

/** A device that nobody in the matrix has. */
const device = new Device("http://localhost:8787");
const NEVER_ASKED = { challenge: "nunca-pedido" };
const signed = () => ({ response: device.sign(NEVER_ASKED) });

const row = (input: unknown, outcome: Row["outcome"], roundTrips = 2): Row => ({
  input: () => input,
  outcome,
  roundTrips,
});

export const PASSKEYS_MATRIX: Record<string, Row> = {
  "auth.askForPasskey": row(undefined, everyone("ok")),
  "auth.logInWithPasskey": row({ ...signed(), role: null }, everyone("auth.passkey_invalid")),
  "auth.passkeys": row(undefined, anyAccount("ok")),
  "auth.askForNewPasskey": row({ password: null }, anyAccount("ok"), 3),
  "auth.addPasskey": row({ response: device.create(NEVER_ASKED) }, anyAccount("auth.passkey_invalid")),
  "auth.renamePasskey": row({ id: device.id, name: "Celular" }, anyAccount("auth.passkey_not_found")),
  "auth.removePasskey": row({ id: device.id }, anyAccount("auth.passkey_not_found"), 3),
  "auth.askToConfirm": row(undefined, anyAccount("auth.passkey_not_found")),
  "auth.confirmWithPasskey": row(signed(), anyAccount("auth.passkey_invalid")),
  "auth.confirmWithCode": row({ code: "ABCD-EFGH-JKLM-NPQR" }, anyAccount("auth.code_wrong")),
  "auth.renewCodes": row(undefined, { ...anyAccount("admin.required"), admin: "auth.passkey_not_found" }, 3),
};
