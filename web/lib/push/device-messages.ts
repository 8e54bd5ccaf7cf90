/** Toasts after notices on this device were turned on or off. */
export const DEVICE_CHANGED = {
  notAllowed: "Os avisos continuam desativados",
  notAllowedText: "Você não permitiu as notificações do portal neste navegador.",
  turnedOn: "Avisos ativados!",
  turnedOnText: "Este aparelho mostra os próximos, mesmo com o portal fechado.",
  turnedOff: "Avisos desativados neste aparelho.",
  failed: "Não foi possível ativar os avisos",
  failedOff: "Não foi possível desativar os avisos",
} as const;
