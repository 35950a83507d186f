/**
 * The texts of the public pages that a firm may word itself. A key is the place of its text in what comes with the
 * product (`web/content`), which is what stands there until somebody writes another.
 */
export interface TextoDeSitio {
  clave: string
  rotulo: string
  max: number
  forma: FormaDeTexto
  ayuda?: string
}

/** `parrafo` and `parrafos` take emphasis; the lines of a `lista` too. Paragraphs and lines begin on a new line. */
export type FormaDeTexto = 'linea' | 'parrafo' | 'parrafos' | 'lista'

export interface SeccionDeSitio {
  clave: string
  nombre: string
  /** Where it is seen. */
  ruta: string
  textos: readonly TextoDeSitio[]
  /** The cards of a page of services, by the names in their addresses. */
  fichas?: readonly string[]
}

const linea = (clave: string, rotulo: string, max: number, ayuda?: string): TextoDeSitio => ({
  clave,
  rotulo,
  max,
  forma: 'linea',
  ...(ayuda && { ayuda }),
})
const parrafo = (clave: string, rotulo: string, max: number): TextoDeSitio => ({
  clave,
  rotulo,
  max,
  forma: 'parrafo',
})

const descripcion = (clave: string) =>
  linea(clave, 'Descripción para buscadores', 160, 'Es lo que muestra Google debajo del nombre de la página.')

/** The pages of the three lines of service. */
const listTextosDePagina = (linea_: string, conTarjeta: boolean): TextoDeSitio[] => [
  linea(`lineas.${linea_}.titulo`, 'Título', 60),
  ...(conTarjeta
    ? [
        linea(`paginas.${linea_}.introduccion.guia`, 'Primera frase', 120),
        {
          clave: `paginas.${linea_}.introduccion.parrafos`,
          rotulo: 'Introducción',
          max: 700,
          forma: 'parrafos' as const,
        },
      ]
    : [parrafo(`paginas.${linea_}.entrada`, 'Introducción', 400)]),
  linea(`lineas.${linea_}.proposito`, 'Para qué es, en la página de inicio', 160),
  descripcion(`paginas.${linea_}.descripcion`),
]

const listPromesas = () =>
  [0, 1, 2].flatMap((n) => [
    linea(`home.quienesSomos.promesas.${n}.titulo`, `Promesa ${n + 1}`, 40),
    parrafo(`home.quienesSomos.promesas.${n}.texto`, `Qué significa la promesa ${n + 1}`, 320),
  ])

/** Proofs of the firm's word: what a client gets, the weeks of a study, the survey of one minute. What it promises is no text of the firm. */
const listPruebas = () => [
  linea('pruebas.recibes.titulo', 'Título de lo que se recibe', 60),
  parrafo('pruebas.recibes.texto', 'Texto de lo que se recibe', 240),
  ...[0, 1, 2].flatMap((n) => [
    linea(`pruebas.recibes.laminas.${n}.titulo`, `Página ${n + 1} del ejemplo`, 60),
    linea(`pruebas.recibes.laminas.${n}.texto`, `Qué muestra la página ${n + 1}`, 120),
  ]),
  linea('pruebas.trabajo.titulo', 'Título de los pasos', 60),
  parrafo('pruebas.trabajo.texto', 'Texto de los pasos', 160),
  ...[0, 1, 2, 3, 4].flatMap((n) => [
    linea(`pruebas.trabajo.pasos.${n}.titulo`, `Paso ${n + 1}`, 30),
    linea(`pruebas.trabajo.pasos.${n}.texto`, `Qué se hace en el paso ${n + 1}`, 140),
  ]),
  linea('pruebas.minuto.titulo', 'Título de la encuesta de un minuto', 60),
  parrafo('pruebas.minuto.texto', 'Texto de la encuesta de un minuto', 160),
  ...[0, 1, 2, 3, 4].map((n) => linea(`pruebas.minuto.frases.${n}`, `Frase ${n + 1}`, 80)),
]

export const SECCIONES_DE_SITIO: readonly SeccionDeSitio[] = [
  {
    clave: 'inicio',
    nombre: 'Inicio',
    ruta: '/',
    textos: [
      {
        clave: 'home.inicio.lema',
        rotulo: 'Lema',
        max: 80,
        forma: 'lista',
        ayuda: 'Un renglón por línea, cuatro como mucho.',
      },
      parrafo('home.inicio.entrada', 'Debajo del lema', 240),
      linea('pruebas.acciones.contacto.texto', 'Primer botón', 40),
      linea('pruebas.acciones.ejemplo.texto', 'Segundo botón', 40),
      descripcion('home.descripcion'),
    ],
  },
  {
    clave: 'quienes-somos',
    nombre: 'Quiénes somos',
    ruta: '/#quienes-somos',
    textos: [
      linea('home.quienesSomos.titulo', 'Título', 140),
      { clave: 'home.quienesSomos.parrafos', rotulo: 'Texto', max: 900, forma: 'parrafos' },
      linea('home.quienesSomos.escala.titulo', 'Título de la escala', 60),
      parrafo('home.quienesSomos.escala.texto', 'Texto de la escala', 240),
      ...listPromesas(),
      linea('home.personas.titulo', 'Título de las personas', 60, 'Ellas se escriben en Mi firma.'),
      linea('home.clientes.titulo', 'Título de los clientes', 60, 'Sus nombres se escriben en Mi firma.'),
    ],
  },
  { clave: 'como-trabajamos', nombre: 'Cómo trabajamos', ruta: '/#lo-que-recibes', textos: listPruebas() },
  {
    clave: 'servicios',
    nombre: 'Servicios',
    ruta: '/#servicios',
    textos: [linea('home.servicios.titulo', 'Título', 60)],
  },
  {
    clave: 'desarrollo-organizacional',
    nombre: 'Desarrollo organizacional',
    ruta: '/desarrollo-organizacional',
    textos: listTextosDePagina('desarrolloOrganizacional', true),
    fichas: [
      'estudio-de-clima-organizacional',
      'engagement',
      'coaching',
      'desarrollo-de-liderazgo',
      'evaluacion-del-desempeno-por-competencias',
      'modelo-de-competencias',
      'escalas-salariales',
      'manuales-de-organizacion-y-puestos',
    ],
  },
  {
    clave: 'formacion-capacitacion-y-adiestramiento',
    nombre: 'Formación, capacitación y adiestramiento',
    ruta: '/formacion-capacitacion-y-adiestramiento',
    textos: listTextosDePagina('formacionCapacitacionYAdiestramiento', false),
    fichas: ['diagnostico-y-plan-de-capacitacion', 'diseno-de-programas-de-formacion'],
  },
  {
    clave: 'proceso-de-seleccion',
    nombre: 'Proceso de selección',
    ruta: '/proceso-de-seleccion',
    textos: listTextosDePagina('procesoDeSeleccion', false),
    fichas: ['seleccion-de-talento-por-competencias', 'evaluacion-psicometrica', 'planes-de-carrera'],
  },
  {
    clave: 'contacto',
    nombre: 'Contacto',
    ruta: '/#contacto',
    textos: [
      linea('home.contacto.titulo', 'Título', 100),
      parrafo('home.contacto.entrada', 'Debajo del título', 240),
      linea('home.contacto.empleo.pregunta', 'Para quien busca trabajo', 80),
    ],
  },
  {
    clave: 'pie',
    nombre: 'Pie de página',
    ruta: '/#pie',
    textos: [
      linea('pie.columnas.0.titulo', 'Primera columna', 30),
      linea('pie.columnas.1.titulo', 'Segunda columna', 30),
      linea('pie.columnas.2.titulo', 'Tercera columna', 30),
      linea('pie.contacto', 'Última columna', 30),
    ],
  },
]

/** Texts of a card. */
export const listTextosDeFicha = (slug: string): TextoDeSitio[] => [
  linea(`fichas.${slug}.titulo`, 'Título', 60),
  linea(`fichas.${slug}.resumen`, 'Resumen', 140),
  parrafo(`fichas.${slug}.importancia`, 'Importancia', 700),
  {
    clave: `fichas.${slug}.beneficios`,
    rotulo: 'Beneficios',
    max: 900,
    forma: 'lista',
    ayuda: 'Uno por línea.',
  },
]

export const FICHAS: readonly string[] = SECCIONES_DE_SITIO.flatMap(({ fichas = [] }) => fichas)

const TEXTOS: ReadonlyMap<string, TextoDeSitio> = new Map(
  [...SECCIONES_DE_SITIO.flatMap(({ textos }) => textos), ...FICHAS.flatMap(listTextosDeFicha)].map(
    (texto) => [texto.clave, texto],
  ),
)

export const findTexto = (clave: string): TextoDeSitio | undefined => TEXTOS.get(clave)

/** The product's own text of a place, as a field shows it. */
export function readTexto(base: object, clave: string, forma: FormaDeTexto): string {
  let lugar: unknown = base
  for (const paso of clave.split('.')) lugar = (lugar as Record<string, unknown> | undefined)?.[paso]
  if (Array.isArray(lugar)) return lugar.join(forma === 'parrafos' ? '\n\n' : '\n')
  return typeof lugar === 'string' ? lugar : ''
}
