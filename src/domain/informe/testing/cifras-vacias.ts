import type { CifrasDeInforme } from '../cifras-de-informe.ts'

/** A round of which nothing was measured but who answered; a test adds what it is about. */
export const CIFRAS_VACIAS: CifrasDeInforme = {
  empresa: { nombre: 'Empresa', fiscal: '' },
  periodo: '2025',
  periodoAntes: null,
  minimo: 5,
  base: '',
  notaDeBase: null,
  personas: 80,
  baseDeCalculo: 'encuestados',
  cuando: '',
  como: '',
  participacion: {
    contestaron: 80,
    planeados: 100,
    completas: 70,
    grupos: [],
    areas: [],
    juntos: [],
    antiguedades: [],
    rondas: [],
    vias: [],
    subidas: [],
    antes: null,
  },
  general: { nombre: 'Satisfacción general', valor: 70, antes: null, reserva: null, cambio: null },
  notaDeGeneral: null,
  notasDeGrupos: [],
  indicadores: [],
  areas: [],
  grupos: [],
  antiguedades: [],
  nombresDeTramos: [],
  cuestionario: { frases: 1, enNegativo: 0, conServicios: false, abiertas: 0 },
  cambio: null,
  prioridades: { prioridades: [], variables: 0 },
  voces: { comentarios: 0, temas: [] },
  plan: [],
  sinMostrar: [],
  servicios: [],
}

/** Eight people of a group or an area, with one figure; or one that is withheld. */
export const createConjunto = (nombre: string, valor: number | null, reserva: string | null = null) => ({
  nombre,
  codigo: 'G1',
  valor,
  antes: null,
  reserva,
  personas: reserva ? null : 8,
  variables: [valor],
})
