/** Stands for the name of people whose account was deleted, in what both signed. */
export const CLOSED_ACCOUNT = "Conta encerrada";
