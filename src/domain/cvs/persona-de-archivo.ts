import { foldParaBuscar } from '../texto/fold-texto.ts'
import { NOMBRES_DE_PILA, splitNombre } from './nombre-de-persona.ts'
import {
  formatMayusculas,
  isCelular,
  LETRAS_LEIDAS,
  listCorreos,
  listTelefonos,
  type Propuesta,
  SERIE,
} from './propuesta.ts'

/** The person stands on top: further down are schools, employers and references. */
const CABEZA = 1_500
const PARTICULAS = new Set(['de', 'del', 'la', 'las', 'los', 'y'])

/** Words that follow a name in one line and are no surname. */
const AJENAS = new Set(
  `abogada abogado actualizado administracion administrador administradora agente analista arquitecta arquitecto asesor asesora
asistente auxiliar bachiller cajera cajero calle carrera casa celular ciudad colonia contacto contador contadora copia
coordinador coordinadora correo curriculum cv datos direccion director directora disenador disenadora dpi edad
ejecutiva ejecutivo email encargada encargado enfermera enfermero experiencia experto fecha final formacion gerente guatemala
hoja ingeniera ingeniero jefa jefe lic licda licenciada licenciado maestra maestro mercadologa mercadologo nacionalidad
nombre objetivo operador operadora perfil perito personal personales piloto profesional programador programadora
psicologa psicologo recepcionista resumen residencia secretaria secretario supervisor supervisora tecnica tecnico tel
telefono telefonos vendedor vendedora vida vitae ultimo zona`.split(/\s+/),
)

const isPila = (palabra: string) => NOMBRES_DE_PILA.has(foldParaBuscar(palabra))
const isAjena = (palabra: string) => AJENAS.has(foldParaBuscar(palabra))

/** At most three given names in a row, and one or two surnames with what belongs to them. */
function findNombreEntre(palabras: readonly string[]): string | null {
  const desde = palabras.findIndex(isPila)
  if (desde === -1) return null
  const nombre: string[] = []
  let [nombres, apellidos] = [0, 0]
  for (const palabra of palabras.slice(desde)) {
    if (isAjena(palabra) || apellidos === 2) break
    nombre.push(formatMayusculas(palabra))
    if (PARTICULAS.has(palabra.toLowerCase())) continue
    if (apellidos === 0 && nombres < 3 && isPila(palabra)) nombres++
    else apellidos++
  }
  while (PARTICULAS.has(nombre.at(-1)?.toLowerCase() ?? '')) nombre.pop()
  return apellidos > 0 ? nombre.join(' ') : null
}

function findNombreEnTexto(texto: string): string | null {
  for (const [serie] of texto.slice(0, CABEZA).matchAll(SERIE)) {
    const nombre = findNombreEntre(serie.split(/\s+/))
    if (nombre) return nombre
  }
  return null
}

/** "CV_Ana-Perez 2024 (final).pdf" is of Ana Perez. */
function findNombreDeArchivo(archivo: string): string | null {
  const palabras = archivo
    .replace(/\.[^.]{1,5}$/, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}'’]+/u)
    .filter((palabra) => palabra.length > 1)
  return findNombreEntre(palabras.map((palabra) => palabra[0]!.toUpperCase() + palabra.slice(1)))
}

/** The person that a file seems to be of, by what it says and by how it is called; null where nothing speaks for a name. */
export interface PersonaDeArchivo {
  nombre: string | null
  correo: string | null
  celular: string | null
}

interface Leido {
  nombre: string | null
  correos: string[]
  celulares: string[]
  fijos: string[]
}

function readPersona(texto: string, archivo: string): Leido {
  const leido = texto.slice(0, LETRAS_LEIDAS)
  const telefonos = listTelefonos(leido)
  const celulares = telefonos.filter(isCelular)
  return {
    nombre: findNombreEnTexto(leido) ?? findNombreDeArchivo(archivo),
    correos: listCorreos(leido),
    // Elsewhere numbers begin otherwise: the first is taken.
    celulares: celulares.length > 0 ? celulares : telefonos.slice(0, 1),
    fijos: celulares.length > 0 ? telefonos.filter((telefono) => !isCelular(telefono)) : telefonos.slice(1),
  }
}

export function guessPersona(texto: string, archivo: string): PersonaDeArchivo {
  const { nombre, correos, celulares } = readPersona(texto, archivo)
  return { nombre, correo: correos[0] ?? null, celular: celulares[0] ?? null }
}

/** The fields as a file alone gives them: a proposal, nothing of it is kept unseen. */
export function proposeDeArchivo(texto: string, archivo: string): Propuesta[] {
  const { nombre, correos, celulares, fijos } = readPersona(texto, archivo)
  const nombres = Object.entries(splitNombre(nombre ?? '')) as [Propuesta['campo'], string | null][]
  const propuestas: [Propuesta['campo'], string | null][] = [
    ...nombres,
    ...celulares.map((valor): [Propuesta['campo'], string] => ['celular', valor]),
    ...fijos.map((valor): [Propuesta['campo'], string] => ['telefono', valor]),
    ...correos.map((valor): [Propuesta['campo'], string] => ['correo', valor]),
  ]
  return propuestas.flatMap(([campo, valor]) => (valor ? [{ campo, valor, origen: 'archivo' }] : []))
}
