/** What keeps a climate's document, its sheets and its cube of counts within bounds. */
export const LIMITES = {
  grupos: 200,
  areas: 100,
  indicadores: 30,
  variables: 100,
  factores: 300,
  preguntas: 400,
  antiguedades: 20,
  orden: 9999,
  encuestadosPlaneados: 1_000_000,
  nombre: 120,
  nombreDeRonda: 40,
  descripcion: 1000,
  pregunta: 500,
  preguntaGeneral: 1000,
} as const
