export const SITE = "Portal da Construção";
