import type { Papel } from '#domain/ajustes/ajustes.ts'
import type { Elecciones } from '#domain/informe/elecciones.ts'
import { CLAVES_DE_SECCION, type ClaveDeSeccion } from '#domain/informe/secciones.ts'
import { badUserInput, conflict } from '#server/base/errors.ts'
import type { AppContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { shareClima } from '#server/db/locks/climate-locks.ts'
import { saveElecciones } from './informes-store.ts'
import { readRondas } from './read-cifras.ts'

const MAX_DESTINATARIO = 80
const MAX_LINEAS = 6
const MAX_LINEA = 160
const MAX_FUERA = 1_000

export interface EleccionesPedidas {
  destinatario: string
  idClimaAntes: string | null
  orden: string[]
  apagadas: string[]
  encendidas: string[]
  decidir: string[]
  fuera: string[]
  papel: Papel | null
}

export async function updateInforme(
  ctx: AppContext,
  { idClima, pedidas, revision }: { idClima: string; pedidas: EleccionesPedidas; revision: number },
): Promise<number> {
  const { comparables } = await readRondas(ctx, idClima)
  const { idClimaAntes } = pedidas
  if (idClimaAntes !== null && !comparables.some(({ id }) => id === idClimaAntes))
    throw badUserInput('Esa ronda no se puede comparar con esta.')
  const elecciones = parseElecciones(pedidas)
  const saved = await inTransaction(ctx.db, async (tx) => {
    await shareClima(tx, idClima)
    return saveElecciones(tx, idClima, elecciones, revision)
  })
  if (!saved) throw conflict('Alguien más cambió el informe mientras tanto. Revisa lo que hay ahora y sigue.')
  return revision + 1
}

function parseElecciones(pedidas: EleccionesPedidas): Omit<Elecciones, 'redacciones'> {
  const destinatario = pedidas.destinatario.trim()
  const decidir = pedidas.decidir.map((linea) => linea.trim()).filter(Boolean)
  if (destinatario === '' || destinatario.length > MAX_DESTINATARIO)
    throw badUserInput(`Escribe para quién es el informe, en ${MAX_DESTINATARIO} letras o menos.`)
  if (decidir.length > MAX_LINEAS || decidir.some((linea) => linea.length > MAX_LINEA))
    throw badUserInput(`«Para decidir» lleva hasta ${MAX_LINEAS} líneas de ${MAX_LINEA} letras.`)
  if (pedidas.fuera.length > MAX_FUERA) throw badUserInput('Son demasiadas citas o compromisos.')
  const isClave = (clave: string): clave is ClaveDeSeccion =>
    (CLAVES_DE_SECCION as readonly string[]).includes(clave)
  const claves = [...pedidas.orden, ...pedidas.apagadas, ...pedidas.encendidas]
  if (!claves.every(isClave)) throw badUserInput('Esa sección no existe.')
  const incluidas = Object.fromEntries([
    ...pedidas.apagadas.map((clave) => [clave, false] as const),
    ...pedidas.encendidas.map((clave) => [clave, true] as const),
  ])
  return {
    destinatario,
    idClimaAntes: pedidas.idClimaAntes,
    orden: pedidas.orden as ClaveDeSeccion[],
    incluidas,
    decidir,
    fuera: [...new Set(pedidas.fuera)],
    papel: pedidas.papel,
  }
}
