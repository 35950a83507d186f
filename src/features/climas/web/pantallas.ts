import type { Llamada } from '#contract/permisos.ts'

interface Pantalla {
  /** Its address below the climate area; a state of the list's own address has none. */
  ruta?: string
  /** Whether it is of one climate. */
  deClima?: boolean
  titulo: string
  /** The article of the manual about it, and of what one of its details makes another screen. */
  ayuda: string
  ayudaDe?: Record<string, string>
  /** The call it begins with: it is for whoever may make that. */
  llamada: Llamada
  /** Parts of it that the address says, and that make it another screen. */
  detalles?: readonly string[]
  /** Parts of it that the address says, and that leave it the same screen: what narrows a list, a section. */
  leves?: readonly string[]
}

const DE_LISTA = ['buscar', 'pagina'] as const
const llamada = 'Query.climasOrganizacionales'

/**
 * Every screen of the climate area: its address, title, article and permission. What it shows and loads stands under the
 * same name in routes/VerClimas.tsx. The five states of the specification share one address, "?vista=".
 */
export const PANTALLAS = {
  TableClima: { titulo: 'Climas Organizacionales', ayuda: 'clima', llamada, detalles: DE_LISTA },
  /** abrir: the dialog that a link names. */
  EditarClima: { deClima: true, titulo: 'Resumen', ayuda: 'activar', llamada, leves: ['abrir'] },
  InvitacionDeEncuesta: { deClima: true, titulo: 'Invitación de encuesta', ayuda: 'invitar', llamada },
  TableEncuestados: {
    deClima: true,
    titulo: 'Encuestados',
    ayuda: 'correo-fallido',
    llamada,
    leves: ['correo', 'recordar'],
  },
  GraficasClima: {
    deClima: true,
    titulo: 'Gráficas',
    ayuda: 'graficas',
    llamada,
    detalles: ['grafica'],
    leves: ['parte', 'comparado', 'orden', 'variable', 'modo'],
  },
  Empresas: { ruta: 'empresas', titulo: 'Empresas', ayuda: 'empresa', llamada, detalles: DE_LISTA },
  NuevaEmpresa: { ruta: 'nueva-empresa', titulo: 'Nueva empresa', ayuda: 'empresa', llamada },
  EditarEmpresa: {
    ruta: 'editar-empresa',
    titulo: 'Editar empresa',
    ayuda: 'empresa',
    llamada,
    detalles: ['empresa'],
  },
  NuevoClima: {
    ruta: 'nuevo-clima',
    titulo: 'Nuevo clima',
    ayuda: 'clima',
    llamada,
    /** ronda: the one that a new one is made after. */
    detalles: ['empresa', 'ronda'],
  },
  EstudioAnterior: {
    ruta: 'estudio-anterior',
    titulo: 'Traer un estudio anterior',
    ayuda: 'estudio-anterior',
    llamada: 'Mutation.insertEstudioAnterior',
    /** ronda: the one that it is read and compared by. */
    detalles: ['ronda'],
  },
  Estructura: {
    ruta: 'estructura',
    deClima: true,
    titulo: 'Estructura',
    ayuda: 'estructura',
    llamada,
    leves: ['seccion'],
  },
  Palabras: { ruta: 'palabras', deClima: true, titulo: 'Palabras', ayuda: 'palabras', llamada },
  Calendario: { ruta: 'calendario', deClima: true, titulo: 'Calendario', ayuda: 'calendario', llamada },
  Informe: { ruta: 'informe', deClima: true, titulo: 'Informe', ayuda: 'informe', llamada },
  Plan: {
    ruta: 'plan',
    deClima: true,
    titulo: 'Plan de acción',
    ayuda: 'plan',
    llamada,
    /** Which part of it, or what a new commitment is about. */
    leves: ['parte', 'clase', 'medida', 'lugar'],
  },
  Mesa: {
    ruta: 'mesa',
    deClima: true,
    titulo: 'Mesa de textos',
    ayuda: 'mesa',
    llamada,
    leves: ['pregunta', 'area', 'tema', 'ver'],
  },
  TemasPorArea: {
    ruta: 'temas-por-area',
    deClima: true,
    titulo: 'Temas por área',
    ayuda: 'temas',
    llamada,
    leves: ['pregunta', 'area', 'tema', 'ver'],
  },
  SinCorreo: {
    ruta: 'sin-correo',
    deClima: true,
    titulo: 'Sin correo',
    ayuda: 'sin-correo',
    ayudaDe: { kiosco: 'kiosco', papel: 'captura' },
    llamada,
    detalles: ['modo'],
  },
  Captura: {
    ruta: 'captura',
    deClima: true,
    titulo: 'Captura',
    ayuda: 'captura',
    llamada,
    detalles: ['lote'],
  },
} as const satisfies Record<string, Pantalla>

export type NombreDePantalla = keyof typeof PANTALLAS

export const isPantalla = (nombre: string | null): nombre is NombreDePantalla =>
  nombre !== null && Object.hasOwn(PANTALLAS, nombre)

export const getPantalla = (nombre: NombreDePantalla): Pantalla => PANTALLAS[nombre]

/** Below the climate area, as routes are written: each with the call that it is for. */
export const RUTAS_DE_CLIMAS: readonly (readonly [string, Llamada])[] = [
  ['ver-climas', PANTALLAS.TableClima.llamada],
  ...Object.values(PANTALLAS as Record<string, Pantalla>).flatMap(({ ruta, deClima, llamada }) =>
    ruta ? [[deClima ? `${ruta}/:idClima` : ruta, llamada] as const] : [],
  ),
]
