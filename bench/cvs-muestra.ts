import type { CamposDeCV } from '../src/domain/cvs/cv.ts'
import { createAzar } from '../src/domain/estadistica/azar.ts'
import { capitalize } from '../src/domain/texto/en-letras.ts'
import { foldParaBuscar } from '../src/domain/texto/fold-texto.ts'

export interface Muestra extends CamposDeCV {
  texto: string
}

const NOMBRES =
  'Ana María José Luis Carlos Sofía Lucía Jorge Pedro Marta Elena Andrés Diego Paula Rosa Julio Óscar Inés Raúl Iván Clara Hugo Emma Noé'
const APELLIDOS =
  'Pérez Gómez López Hernández Martínez Ramírez Castillo Morales Ruiz Díaz Soto Ortiz Núñez Muñoz Peña Ibáñez Cabrera Fuentes Aguilar Barrios'
const PUESTOS =
  'Analista Auxiliar Gerente Supervisor Asistente Coordinador Diseñador Contador Vendedor Programador Reclutador Cajero'
const AREAS = 'nómina contabilidad ventas producción compras calidad logística sistemas mercadeo finanzas'
/** What nearly every CV says, besides words of its own. */
const COMUNES =
  'experiencia trabajo empresa de en la los el con para años responsable administración desarrollo manejo equipo clientes estudios universidad proyecto'
const SILABAS =
  'ma re con tra ción pro de sa li to mi ta ve ren cia lo gi co mun pe dor na les si bi lid ad es'

const split = (texto: string) => texto.split(' ')

export function createMuestras(seed: number) {
  const random = createAzar(seed).next
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!
  const silabas = split(SILABAS)
  const word = () => Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(silabas)).join('')
  const rest = (words: string, count: number) => [...split(words), ...Array.from({ length: count }, word)]
  const nombres = rest(NOMBRES, 300).map(capitalize)
  const apellidos = rest(APELLIDOS, 1_200).map(capitalize)
  const puestos = split(PUESTOS).flatMap((puesto) => split(AREAS).map((area) => `${puesto} de ${area}`))
  const vocabulario = rest(COMUNES, 20_000)
  /** Frequent words are very frequent, as in any language. */
  const zipf = () => vocabulario[Math.floor(vocabulario.length ** random()) - 1]!
  const digits = (count: number) => String(Math.floor(random() * 9 * 10 ** (count - 1)) + 10 ** (count - 1))
  const plain = (text: string) => foldParaBuscar(text).replace(/[^a-z]/g, '')

  function create(): Muestra {
    const primerNombre = pick(nombres)
    const primerApellido = pick(apellidos)
    const dominio = pick(['gmail.com', 'hotmail.com', 'yahoo.es', 'correo.gt', 'empresa.example'])
    return {
      primerNombre,
      segundoNombre: random() < 0.7 ? pick(nombres) : null,
      primerApellido,
      segundoApellido: pick(apellidos),
      telefono: random() < 0.3 ? digits(8) : null,
      celular: random() < 0.2 ? `+502 ${digits(8)}` : digits(8),
      correo: `${plain(primerNombre)}.${plain(primerApellido)}${digits(2)}@${dominio}`,
      estado: 'Validado',
      etiquetasPuestos: [...new Set([pick(puestos), pick(puestos)])],
      texto: Array.from({ length: 80 }, zipf).join(' '),
    }
  }

  /** What staff type: a name, a part of one, a number, an address, a skill, several at once. */
  function createFiltro(de: Muestra): string {
    const kind = Math.floor(random() * 12)
    const own = split(de.texto)
    const filtros = [
      () => de.primerNombre,
      () => `${de.primerNombre} ${de.primerApellido}`,
      () => de.primerApellido.slice(0, 1 + Math.floor(random() * 4)),
      () => de.celular.replace(/\D/g, '').slice(2, 4 + Math.floor(random() * 4)),
      () => de.correo.slice(2, 8),
      () => `@${de.correo.split('@')[1]}`,
      () => de.etiquetasPuestos[0]!,
      () => pick(own),
      () => pick(own).slice(0, 3),
      () => `${pick(own)} ${pick(own)}`,
      () => `${de.primerNombre.slice(0, 2)} ${pick(own).slice(0, 4)}`,
      () => `${pick(own)} zzz`,
    ]
    return filtros[kind]!()
  }

  return { create, createFiltro }
}
