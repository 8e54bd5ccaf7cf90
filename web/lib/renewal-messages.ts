/** Of a cancelled renewal whose paid time still runs. */
export const REACTIVATE = {
  action: "Reativar",
  text: "Para continuar depois disso, reative: não é preciso digitar seus dados de novo.",
} as const;
