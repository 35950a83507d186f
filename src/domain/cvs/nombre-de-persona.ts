import { foldParaBuscar } from '../texto/fold-texto.ts'
import { normalizeTexto } from '../texto/normalize-texto.ts'
import { type CamposDeCV, getSegundoApellido } from './cv.ts'

/** Given names that often come second, folded: by them "Ana Lucía Pérez" is told from "Ana Pérez Morales". */
export const NOMBRES_DE_PILA: ReadonlySet<string> = new Set(
  `abel abigail adan adela adolfo adrian adriana agustin aida alan alba alberto alejandra alejandro alex alexander
alfonso alfredo alicia alma alonso alvaro amanda amelia amparo ana anabella andrea andres angel angela angelica
angelina antonia antonio ariel armando arturo astrid augusto aurora azucena barbara beatriz belen benjamin bernardo
berta blanca brenda bryan byron camila carla carlos carmela carmen carolina catalina cecilia celeste cesar claudia
cristian cristina cristobal dalia daniel daniela danilo david debora delia denise diana diego domingo dora douglas
edgar edith edna eduardo edwin elena elisa elizabeth elmer eloisa elsa elvira emilia emilio emma enrique erick erika
ernesto esmeralda esperanza esteban estela ester esther estuardo eugenia eugenio eva evelyn fabiola fatima federico
felipe fernanda fernando fidel flor flora francisca francisco gabriel gabriela genesis gerardo german gilberto gilda
gladys gloria gonzalo gregorio guadalupe guillermo gustavo hector heidi heidy helen henry herminia hernan hilda hugo
humberto ignacio ileana ines ingrid irene iris irma isaac isabel isaias ismael israel ivan ivonne jacobo jacqueline
jaime janeth javier jeannette jennifer jeremias jessica jesus joaquin joel johana jonathan jorge jose josefina josue
juan juana judith julia julian juliana julieta julio karen karina karla katherine kevin laura leonel leonardo leonor
leslie leticia lidia ligia lilian liliana lisbeth lorena lorenzo lourdes lucas lucia lucrecia luis luisa luz magda
magdalena maira manuel manuela marcela marcelo marco marcos margarita maria mariana maribel maricela mario marisol
marlene marlon marta martha martin mateo matilde mauricio maximiliano mayra melisa mercedes micaela miguel milagro
milagros miriam moises monica myriam nancy natalia nelson nestor nicolas nidia noe noemi nora norma octavio odilia
olga olivia omar orlando oscar otto pablo pamela paola patricia paul paula pedro petrona rafael ramiro ramon raquel
raul rebeca regina rene ricardo rigoberto rita roberto rocio rodolfo rodrigo rogelio roman romeo rosa rosario roxana
ruben rudy ruth samuel sandra santiago santos sara saul sebastian selvin sergio silvia simon sofia soledad sonia
stephanie susana tania tatiana teodoro teresa tomas valentina valeria vanessa veronica vicente victor victoria
vilma violeta virginia vivian walter wendy wilfredo william willy wilson ximena yadira yesenia yojana yolanda zoila`
    .split(/\s+/)
    .filter(Boolean),
)

type Nombres = Pick<CamposDeCV, 'primerNombre' | 'segundoNombre' | 'primerApellido' | 'segundoApellido'>

/** They belong to the word after them: "de León", "de los Ángeles". */
const PARTICULAS: ReadonlySet<string> = new Set([
  'de',
  'del',
  'la',
  'las',
  'los',
  'y',
  'da',
  'do',
  'dos',
  'di',
  'van',
  'von',
])

const isParticula = (palabra: string) => PARTICULAS.has(foldParaBuscar(palabra))

const DIBUJOS = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f/gu

/** The words of a name. Somebody who adds a drawing, or a number, is not called so. */
export const listPalabrasDeNombre = (nombre: string): string[] =>
  normalizeTexto(nombre)
    .replace(DIBUJOS, ' ')
    .split(/\s+/)
    .filter((palabra) => /\p{L}/u.test(palabra))

/** "María", "de los Ángeles", "García", "de León". */
function listPartes(nombre: string): string[] {
  const partes: string[] = []
  let abierta = false
  for (const palabra of listPalabrasDeNombre(nombre)) {
    if (abierta) partes.push(`${partes.pop()} ${palabra}`)
    else partes.push(palabra)
    abierta = isParticula(palabra)
  }
  return partes
}

const isDeCasada = (parte: string) => /^de\s/i.test(parte)

/**
 * A whole name as people write it in one field, taken apart as well as can be guessed: two surnames are the rule, and
 * of three words the second is a given name only where it is known as one. Staff see it before it is kept.
 */
export function splitNombre(nombre: string): Nombres {
  const partes = listPartes(nombre)
  // "Morales de Gómez": a married name follows the second surname.
  if (partes.length > 4 && isDeCasada(partes.at(-1)!)) partes.push(partes.splice(-2).join(' '))
  const [primero = '', segundo = '', tercero = ''] = partes
  const join = (desde: number, hasta?: number) => partes.slice(desde, hasta).join(' ')
  if (partes.length < 3) {
    return { primerNombre: primero, segundoNombre: null, primerApellido: segundo, segundoApellido: '' }
  }
  if (partes.length === 3) {
    return NOMBRES_DE_PILA.has(foldParaBuscar(segundo))
      ? { primerNombre: primero, segundoNombre: segundo, primerApellido: tercero, segundoApellido: '' }
      : { primerNombre: primero, segundoNombre: null, primerApellido: segundo, segundoApellido: tercero }
  }
  return {
    primerNombre: primero,
    segundoNombre: join(1, -2),
    primerApellido: join(-2, -1),
    segundoApellido: join(-1),
  }
}

function listPalabras(nombre: string): string[] {
  return (foldParaBuscar(nombre).match(/[\p{L}\p{N}]+/gu) ?? []).filter((palabra) => !PARTICULAS.has(palabra))
}

const formatClave = (palabras: string[]) => (palabras.length < 2 ? '' : palabras.toSorted().join(' '))

/** The key by which two names are the same: neither case, accents, particles nor the order of the words tell them apart. */
export const getClaveDeNombre = (nombre: string): string => formatClave(listPalabras(nombre))

/** A CV is found by its whole name, and by the name without the second given one, which many leave out. */
export function getClavesDeNombres(nombres: Nombres): { completa: string; corta: string } {
  const { primerNombre, segundoNombre, primerApellido } = nombres
  const corta = [primerNombre, primerApellido, getSegundoApellido(nombres)].join(' ')
  return { completa: getClaveDeNombre(`${corta} ${segundoNombre ?? ''}`), corta: getClaveDeNombre(corta) }
}

/** The keys under which a CV of the same person may stand. */
export function listClavesDeNombre(nombre: string): string[] {
  const { completa, corta } = getClavesDeNombres(splitNombre(nombre))
  return [...new Set([completa, corta])].filter(Boolean)
}
