import type { Papel } from '#domain/ajustes/ajustes.ts'
import { type Elecciones, LIMITES_DE_REDACCION } from '#domain/informe/elecciones.ts'
import { CLAVES_DE_SECCION, type ClaveDeSeccion } from '#domain/informe/secciones.ts'
import { badUserInput, conflict } from '#server/base/errors.ts'
import type { AppContext, RequestContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { shareClima } from '#server/db/locks/climate-locks.ts'
import { readInforme } from './informe.ts'
import { saveElecciones, saveRedaccion } from './informes-store.ts'
import { readRondas } from './read-cifras.ts'
import { describeRedaccion } from './resolve-redacciones.ts'

const MAX_DESTINATARIO = 80
const MAX_LINEAS = 6
const MAX_LINEA = 160
const MAX_FUERA = 1_000

interface EleccionesPedidas {
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

interface RedaccionPedida {
  idClima: string
  clave: string
  titular: string
  comentario: string
  revisada: boolean
  revision: number
}

export async function updateRedaccion(ctx: RequestContext, pedida: RedaccionPedida): Promise<number> {
  const { idClima, clave, revisada, revision } = pedida
  const titular = pedida.titular.trim()
  const comentario = pedida.comentario.trim()
  if (titular === '' || titular.length > LIMITES_DE_REDACCION.titular)
    throw badUserInput(`Escribe un titular de ${LIMITES_DE_REDACCION.titular} letras o menos.`)
  if (comentario.length > LIMITES_DE_REDACCION.comentario)
    throw badUserInput(
      `El comentario lleva hasta ${LIMITES_DE_REDACCION.comentario} letras, para que quepa en su página.`,
    )
  const { sugeridas, clima } = await readInforme(ctx, { idClima })
  const posibles = sugeridas.find(([suya]) => suya === clave)?.[1]
  if (!posibles) throw badUserInput('Esa sección no existe.')
  const row = {
    id_clima: idClima,
    clave,
    titular,
    comentario,
    revision: revision + 1,
    revisada_por: revisada ? (ctx.sesion?.usuario ?? null) : null,
    revisada: revisada ? ctx.now() : null,
    ...describeRedaccion(clima.publicacion, posibles, { titular, comentario }),
  }
  const saved = await inTransaction(ctx.db, async (tx) => {
    await shareClima(tx, idClima)
    return saveRedaccion(tx, row, revision)
  })
  if (!saved)
    throw conflict(
      'Alguien más cambió esta redacción mientras tanto. Tu texto sigue aquí: compáralo y guarda de nuevo.',
    )
  return revision + 1
}
