// Texts of the form for people without a session.

export const VISITOR = {
  onDevice: "Escreva primeiro: a conta, de graça, fica para o fim. Até lá, tudo fica só neste aparelho.",
  photos: "Fotos entram depois, com a sua conta: você escolhe antes de publicar.",
  next: "Continuar",
  opening: "Guardando...",
} as const;

/** After the sign-up. */
export const WRITTEN = {
  ready: "Sua conta está pronta. Confira e publique; se quiser, escolha fotos antes.",
  elsewhere:
    "O que você escreveu está guardado no aparelho ou navegador em que começou. Entre na sua conta por lá para publicar, ou escreva de novo aqui.",
} as const;

/** What is asked for most. Values of the catalogues, with shorter labels. */
export const QUICK_CHOICES = {
  serviceType: {
    label: "Serviços mais procurados",
    choices: {
      "Diária de pedreiro": "Pedreiro",
      "Pintura residencial interna": "Pintura interna",
      "Instalação elétrica residencial": "Elétrica",
      "Conserto de vazamento": "Vazamento",
      "Reforma de banheiro": "Banheiro",
    },
  },
  city: {
    label: "Cidades mais pedidas",
    choices: { "Campo Grande (Capital)": "Campo Grande", Dourados: "Dourados", "Três Lagoas": "Três Lagoas" },
  },
} as const;
