import type { EstudioAnteriorInput } from '#contract/schema.generated.ts'
import { LIMITES } from '#domain/climas/limites.ts'
import { getMinimoDeCliente } from '#domain/climas/minimo-por-grupo.ts'
import { formatNombre } from '#domain/climas/nombres.ts'
import { type CifraRechazada, LIMITE_DE_CIFRAS } from '#domain/estudios/cifra.ts'
import { buildEstudio } from '#domain/estudios/estudio.ts'
import { formatCantidad } from '#domain/texto/cantidad.ts'
import { newId } from '#features/climas/server/escribir-clima.ts'
import { insertEstudioIn } from '#features/climas/server/insert-clima.ts'
import { requireClima, requireConRespuestas } from '#features/climas/server/require-clima.ts'
import { badUserInput } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { insertBloque, noteTerminado } from '../bloques-store.ts'

interface EstudioTraido {
  id: string
  mensaje: string
  rechazadas: CifraRechazada[]
}

const BLOQUE = 1

/** The only block of a round that was never open: what is published of it is what came from the other tool. */
export async function insertEstudio(
  ctx: AppContext,
  {
    idClima,
    estudio: { nombre, fechaInicio, conjuntos },
  }: { idClima: string; estudio: EstudioAnteriorInput },
): Promise<EstudioTraido> {
  const cifras = conjuntos.flatMap(({ cifras: suyas, ...conjunto }) =>
    suyas.map((cifra) => ({ ...cifra, clase: conjunto.clase, nombre: formatNombre(conjunto.nombre) })),
  )
  if (cifras.length > LIMITE_DE_CIFRAS)
    throw badUserInput(`Son más de ${LIMITE_DE_CIFRAS} cifras. Trae menos grupos.`)
  if (conjuntos.some((conjunto) => conjunto.nombre.length > LIMITES.nombre))
    throw badUserInput(`El nombre de un área o de un grupo pasa de ${LIMITES.nombre} letras.`)
  if (formatNombre(nombre ?? '').length > LIMITES.nombreDeRonda)
    throw badUserInput(`El nombre pasa de ${LIMITES.nombreDeRonda} letras.`, 'nombre')
  if (fechaInicio > ctx.now()) throw badUserInput('Un estudio anterior ya pasó.', 'fechaInicio')
  return inTransaction(ctx.db, async (tx) => {
    const referencia = await requireClima(tx, idClima)
    requireConRespuestas(referencia)
    const minimo = getMinimoDeCliente(referencia)
    const { estudio, rechazadas } = buildEstudio(cifras, {
      referencia: referencia.definicion,
      minimo,
      newId,
    })
    if (!estudio) throw badUserInput(describeSinEmpresa(rechazadas))
    const { idEmpresa } = referencia
    const { id, anio, periodo } = await insertEstudioIn(tx, ctx, {
      clima: {
        idEmpresa,
        nombre: formatNombre(nombre ?? '') || null,
        fechaInicio,
        fechaLimite: null,
        baseDeCalculo: referencia.baseDeCalculo,
        minimoPorGrupo: minimo,
        definicion: estudio.definicion,
      },
      personas: estudio.personas,
    })
    const hojasPorGrupo = Object.fromEntries(
      estudio.definicion.gruposDeOpinion.map((grupo) => [grupo.id, estudio.personas.get(grupo.id) ?? 0]),
    )
    const { patron, sumas } = estudio
    const hojas = estudio.personas.get('') ?? 0
    const contado = { patron, sumas, hojas, hojasPorGrupo, textos: {}, avance: null, deAntes: [] }
    await insertBloque(tx, id, { numero: BLOQUE, publicado: ctx.now(), contado })
    await noteTerminado(tx, id, BLOQUE)
    const guardadas = cifras.length - rechazadas.length
    const datos = { anio, cifras: guardadas }
    await noteBitacora(tx, ctx, { tipo: 'estudioTraido', datos, idEmpresa, idClima: id })
    const mensaje = `Se guardó ${periodo} con ${formatCantidad(guardadas, 'cifra', 'cifras')}.`
    return { id, mensaje, rechazadas }
  })
}

const describeSinEmpresa = (rechazadas: readonly CifraRechazada[]) =>
  [
    'Falta la fila de toda la empresa, con sus porcentajes y sus personas: sin ella no hay estudio.',
    ...rechazadas.slice(0, 1).map(({ fila, motivo }) => `Fila ${fila}: ${motivo}`),
  ].join(' ')
