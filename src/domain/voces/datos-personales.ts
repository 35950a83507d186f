import { NOMBRES_DE_PILA } from '../cvs/nombre-de-persona.ts'
import { foldTexto } from '../texto/fold-texto.ts'

/** Surnames that are common in Guatemala, folded; many are words too, so they count only where a name may stand. */
const APELLIDOS: ReadonlySet<string> = new Set(
  `acabal aceituno acevedo aguilar ajanel aju ajcip ajpop alonzo alvarado alvarez andrade aragon arana archila arevalo argueta
arriaza arriola asencio avila ayala azurdia barillas barrera barrientos barrios batres batz batzin bautista benitez bolanos
bonilla bravo caal cabrera caceres cahuec cajas calderon calel camey campos canel canil canu cano carrera carrillo castaneda
castellanos castillo castro catalan chacon chavajay chavez chay chic chiquin chiroy choc chocoj chub cifuentes coc cojon
colop con contreras cordon cordova coronado corado cruz cu cuc culajay cumes cux de la rosa del cid diaz dominguez donis
duarte enriquez escalante escobar esquivel esteban estrada fajardo fernandez figueroa flores franco fuentes galicia galindo
galvez garcia garrido giron godinez godoy gomez gonzales gonzalez gramajo guerra guerrero guevara guillen gutierrez guzman
hernandez herrera huertas ical ichich ixcot ixcoy ixtamer jerez jimenez jolomna juarez lemus leal leon lima lopez lorenzo
lucas luna macario maldonado marroquin martinez mateo matias mazariegos medina mejia melendez mendez mendoza menchu mendizabal
mijangos miranda molina monroy monterroso montenegro monzon morales morataya moran moreno mux muñoz navarro nimatuj noj nuñez
oliva orantes ordonez orellana orozco ortega ortiz osorio otzoy ovalle oxlaj pacay pacheco palacios palma par paredes paz pec
pelico perez pineda pinto pivaral polanco ponce pop portillo poz prado puac quej quiej quiñonez quinonez quino quixtan quiroa
racancoj ramirez ramos recinos revolorio reyes reynoso rios rivas rivera robles rodas rodriguez rojas roldan rosales ruano
rubio ruiz sac sacalxot sacul sagastume salazar salguero samayoa sanchez sandoval santizo santos sarceño saquic serrano sicajau
sical sierra sipac siquinajay solares solis solorzano sosa soto suarez sutuj tahay tax taracena tecu tejeda tello tiul tobar
toc tojin tol toledo torres tucux tujal tum tun tuy tuyuc tzic tzoc tzul tzunun urizar urrutia valdez valenzuela valiente
vasquez vega velasco velasquez veliz vicente vides vielman villagran villatoro villeda xajil xicara xol xoyon yat yaxcal
yax yoc zamora zapeta zelada zepeda zuleta zuniga zuñiga`
    .split(/\s+/)
    .filter((apellido) => apellido.length > 2),
)

const TIPOS_DE_TAPADO = ['nombre', 'correo', 'telefono', 'dpi', 'dato'] as const
export type TipoDeTapado = (typeof TIPOS_DE_TAPADO)[number]

/** The mark in a text where something was covered. */
export const MARCA_DE_TAPADO: Record<TipoDeTapado, string> = {
  nombre: '[nombre]',
  correo: '[correo]',
  telefono: '[teléfono]',
  dpi: '[DPI]',
  dato: '[dato]',
}

/** A stretch of a text, by its places in the original. */
export interface Pasaje {
  desde: number
  hasta: number
  tipo: TipoDeTapado
}

const DPI = /(?<!\d)\d{4}[\s-]?\d{5}[\s-]?\d{4}(?!\d)/g
const TELEFONO = /(?<![\d-])(?:\+?502[\s-]?)?[2-7]\d{3}[\s-]?\d{4}(?![\d-])/g
/** "2024 2025" is no telephone. */
const ANIOS = /^(?:19|20)\d\d[\s-](?:19|20)\d\d$/
const CODIGO = /(?<!\d)\d[\d-]{1,11}[\dkK]?/g
/** A number shortly after one of these is somebody's. */
const DE_CODIGO = /codigo|carne|gafete|\bnit\b|empleado|ficha/
const LETRAS_ANTES_DE_CODIGO = 28

const TITULOS: ReadonlySet<string> = new Set(
  `don doña dona señor señora sr sra srta señorita ing inge ingeniero ingeniera lic licda licenciado licenciada dr dra doctor
doctora arq arquitecto arquitecta seño sena profe prof contador contadora jefe jefa supervisor supervisora gerente encargado
encargada compañero compañera companero companera coordinador coordinadora director directora lider llamo llama soy
secretaria guardia chef`.split(/\s+/),
)

/** Given names that are words as well: "norma", "tomas", "luz"; by themselves and in small letters they are not people. */
const TAMBIEN_PALABRAS: ReadonlySet<string> = new Set(
  `abril alba alma amparo angel angelica aurora azucena barbara belen blanca celeste cesar dalia delia diana domingo dora
esmeralda esperanza estela eva fidel flor flora genesis german gloria guadalupe iris israel jesus julio lidia lourdes luz
magdalena marco marcos mercedes milagro milagros nora norma olivia paz paul regina rocio roman romeo rosa rosario santiago
santos sara simon soledad tomas vicente victor victoria violeta virginia ana eloisa lucas`.split(/\s+/),
)

/** With a capital after "jefe" or "gerente", and no person. */
const NO_SON_NOMBRES: ReadonlySet<string> = new Set(
  `general administrativo administrativa comercial financiero financiera operativo operativa regional nacional inmediato
inmediata ventas produccion planta recursos humanos rrhh area turno bodega tienda distribucion logistica mantenimiento
calidad oficina oficinas gerencia direccion jefatura guatemala dios lunes martes miercoles jueves viernes sabado domingo`.split(
    /\s+/,
  ),
)

const ABRE_FRASE: ReadonlySet<string> = new Set('.!?:¡¿«"')
const ENLACES: ReadonlySet<string> = new Set(['de', 'del', 'la', 'las', 'los'])
/** Before a month or a feast: "en Julio", "cada Domingo". */
const ANTES_DE_FECHA: ReadonlySet<string> = new Set([
  'en',
  'de',
  'del',
  'el',
  'los',
  'cada',
  'este',
  'hasta',
  'desde',
])

interface Palabra {
  texto: string
  plana: string
  desde: number
  /** The text between the word before and this one. */
  antes: string
}

const ASCII = /^[\0-\x7f]*$/

/** Most words have no accent, and to look for one costs more than all the rest. */
const fold = (palabra: string) => (ASCII.test(palabra) ? palabra.toLowerCase() : foldTexto(palabra))

function listPalabras(texto: string): Palabra[] {
  const palabras: Palabra[] = []
  let fin = 0
  for (const { 0: palabra, index } of texto.matchAll(/[\p{L}\p{M}]+/gu)) {
    palabras.push({ texto: palabra, plana: fold(palabra), desde: index, antes: texto.slice(fin, index) })
    fin = index + palabra.length
  }
  return palabras
}

const isCapital = (texto: string) => /^\p{Lu}[\p{Ll}\p{M}]+$/u.test(texto)
const isGritado = (texto: string) => texto.length > 1 && texto === texto.toUpperCase()

/** Counts the words behind i that belong to the name that begins there. */
function countSiguientes(
  palabras: readonly Palabra[],
  i: number,
  { capital, todoGritado }: { capital: boolean; todoGritado: boolean },
): number {
  const isNombre = ({ texto, plana }: Palabra) =>
    (isCapital(texto) && !NO_SON_NOMBRES.has(plana)) ||
    ((NOMBRES_DE_PILA.has(plana) || APELLIDOS.has(plana)) && (todoGritado || !capital || isGritado(texto)))
  let suyas = 0
  for (let k = i + 1; k < palabras.length && /^\s{1,2}$/.test(palabras[k]!.antes); k++) {
    const { plana } = palabras[k]!
    if (TITULOS.has(plana)) break
    if (isNombre(palabras[k]!)) suyas = k - i
    else if (!ENLACES.has(plana)) break
  }
  return suyas
}

/** Counts the words from i on that make one person's name; 0: none. */
function measureNombre(palabras: readonly Palabra[], i: number, todoGritado: boolean): number {
  const { texto, plana, antes } = palabras[i]!
  const anterior = palabras[i - 1]
  const inicio = !anterior || ABRE_FRASE.has(antes.trimEnd().at(-1) ?? '') || antes.includes('\n')
  const trasTitulo = anterior !== undefined && TITULOS.has(anterior.plana) && /^\.?\s{1,2}$/.test(antes)
  const capital = isCapital(texto) || (isGritado(texto) && !todoGritado)
  const siguiente = palabras[i + 1]
  const sigueApellido =
    siguiente !== undefined &&
    /^\s{1,2}$/.test(siguiente.antes) &&
    APELLIDOS.has(siguiente.plana) &&
    (isCapital(siguiente.texto) || todoGritado || !capital)
  if (!isPersona()) return 0
  return 1 + countSiguientes(palabras, i, { capital, todoGritado })

  function isPersona(): boolean {
    if (NO_SON_NOMBRES.has(plana) && !sigueApellido) return false
    const nombre = NOMBRES_DE_PILA.has(plana)
    if (trasTitulo) return nombre || APELLIDOS.has(plana) || (isCapital(texto) && !inicio)
    if (nombre && !TAMBIEN_PALABRAS.has(plana)) return true
    if (nombre && sigueApellido) return true
    if (nombre) return capital && !inicio && !(anterior && ANTES_DE_FECHA.has(anterior.plana))
    return APELLIDOS.has(plana) && capital && !inicio && !(anterior && ENLACES.has(anterior.plana))
  }
}

function findNombres(texto: string, ocupados: readonly Pasaje[]): Pasaje[] {
  const palabras = listPalabras(texto)
  const gritadas = palabras.filter((palabra) => isGritado(palabra.texto)).length
  const todoGritado = gritadas > palabras.length / 2
  const nombres: Pasaje[] = []
  for (let i = 0; i < palabras.length; i++) {
    const { desde } = palabras[i]!
    if (ocupados.some((pasaje) => desde >= pasaje.desde && desde < pasaje.hasta)) continue
    const largo = measureNombre(palabras, i, todoGritado)
    if (largo === 0) continue
    const ultima = palabras[i + largo - 1]!
    nombres.push({ desde, hasta: ultima.desde + ultima.texto.length, tipo: 'nombre' })
    i += largo - 1
  }
  return nombres
}

const findRegla = (texto: string, regla: RegExp, tipo: TipoDeTapado): Pasaje[] =>
  [...texto.matchAll(regla)].map(({ 0: hallado, index }) => ({
    desde: index,
    hasta: index + hallado.length,
    tipo,
  }))

const isDeCorreo = (letra: string | undefined) => letra !== undefined && /[\p{L}\d._%+-]/u.test(letra)
const LETRAS_DE_CORREO = 64

/** Around each @, as far as an address goes; a blank beside it is a slip of the finger. */
function findCorreos(texto: string): Pasaje[] {
  const correos: Pasaje[] = []
  for (let arroba = texto.indexOf('@'); arroba !== -1; arroba = texto.indexOf('@', arroba + 1)) {
    let desde = texto[arroba - 1] === ' ' ? arroba - 1 : arroba
    let hasta = texto[arroba + 1] === ' ' ? arroba + 2 : arroba + 1
    const [nombre, dominio] = [desde, hasta]
    while (nombre - desde < LETRAS_DE_CORREO && isDeCorreo(texto[desde - 1])) desde--
    while (hasta - dominio < LETRAS_DE_CORREO && isDeCorreo(texto[hasta])) hasta++
    while (texto[hasta - 1] === '.') hasta--
    const esCorreo = desde < nombre && texto.slice(dominio, hasta).includes('.')
    if (esCorreo) correos.push({ desde, hasta, tipo: 'correo' })
  }
  return correos
}

const findCodigos = (texto: string): Pasaje[] =>
  findRegla(texto, CODIGO, 'dato').filter(({ desde }) =>
    DE_CODIGO.test(foldTexto(texto.slice(Math.max(0, desde - LETRAS_ANTES_DE_CODIGO), desde))),
  )

/**
 * Stretches of a text that may tell who somebody is: addresses, telephones, numbers of documents, and names by lists and by what
 * stands before them. A proposal: rules miss some and take some for what they are not.
 */
export function findDatosPersonales(texto: string): Pasaje[] {
  const hallados: Pasaje[] = []
  const take = (pasajes: readonly Pasaje[]) => {
    for (const pasaje of pasajes)
      if (!hallados.some(({ desde, hasta }) => pasaje.desde < hasta && desde < pasaje.hasta))
        hallados.push(pasaje)
  }
  take(findCorreos(texto))
  if (/\d/.test(texto)) {
    take(findRegla(texto, DPI, 'dpi'))
    take(findRegla(texto, TELEFONO, 'telefono').filter((t) => !ANIOS.test(texto.slice(t.desde, t.hasta))))
    take(findCodigos(texto))
  }
  take(findNombres(texto, hallados))
  return hallados.sort((a, b) => a.desde - b.desde)
}

/** The kind that a stretch covered by hand most likely is. */
export function guessTipo(texto: string): TipoDeTapado {
  if (texto.includes('@')) return 'correo'
  const cifras = texto.replace(/\D/g, '').length
  if (cifras >= 13) return 'dpi'
  if (cifras >= 8) return 'telefono'
  return cifras > 0 ? 'dato' : 'nombre'
}
