import { createClimaDePlantilla } from '../../src/domain/climas/plantilla.ts'
import { listCasillas } from '../../src/domain/encuesta/hoja.ts'
import { changeEncuestaActiva } from '../../src/features/climas/server/cambiar-clima.ts'
import type { ClimaGuardado } from '../../src/features/climas/server/clima-guardado.ts'
import { insertClima } from '../../src/features/climas/server/insert-clima.ts'
import { requireClima } from '../../src/features/climas/server/require-clima.ts'
import { insertEmpresa } from '../../src/features/empresas/server/empresas.ts'
import { createEscrito } from '../../src/features/encuesta/server/cajas.ts'
import { insertHojas } from '../../src/features/encuesta/server/hojas-store.ts'
import { insertEncuestados } from '../../src/features/invitados/server/encuestados/encuestados-store.ts'
import { createEncuestado } from '../../src/features/invitados/server/encuestados/insert-tokens.ts'
import { getReferenciaDeCorreo } from '../../src/features/invitados/server/encuestados/referencia-de-correo.ts'
import { insertCorreosEnviados } from '../../src/features/operacion/server/demo/demo-store.ts'
import type { AppContext } from '../../src/server/context/context.ts'
import { inTransaction } from '../../src/server/db/engine/transaction.ts'
import { findLlave } from '../../src/server/llaves/create-llave.ts'
import { newClave } from '../../src/server/llaves/llave.ts'

const GRUPOS = 40
const LOTE = 10_000

/** Park–Miller: the same sheets in every run. */
function createAzar(semilla: number): (max: number) => number {
  let estado = semilla
  return (max) => {
    estado = (estado * 48_271) % 2_147_483_647
    return estado % max
  }
}

function createHoja({ definicion }: ClimaGuardado, azar: (max: number) => number): string {
  const { cuestionario } = definicion
  const hoja: string[] = []
  for (const { posicion, clase } of listCasillas(cuestionario)) {
    hoja[posicion] = clase === 'abierta' ? 'a' : clase === 'opcion' ? 'f' : '00112340'[azar(8)]!
  }
  const antiguedad = cuestionario.partesCuestionario.find((p) => p.tipo === 'tiempoDeLaborarEnEmpresa')
  const elegida = antiguedad?.preguntas[azar(antiguedad.preguntas.length)]
  if (elegida) hoja[elegida.posicion] = 't'
  return hoja.join('')
}

interface Cuales {
  gruposPorArea?: number
  minimoPorGrupo?: number
  /** What the person of a sheet writes, by question. */
  write?: (clima: ClimaGuardado, hoja: number) => (readonly [string, string])[]
}

const writeNada = () => []

/** The template's climate, active, with 40 groups in ten areas (or more), and as many sheets as wanted. */
export async function loadClima(
  ctx: AppContext,
  total: number,
  { gruposPorArea = 4, minimoPorGrupo = 1, write = writeNada }: Cuales = {},
): Promise<ClimaGuardado> {
  const idEmpresa = await insertEmpresa(ctx, {
    empresa: {
      nombre_comercial: 'Medida',
      nombre_fiscal: 'Medida, S. A.',
      telefono: '2222-2222',
      correo: 'medida@medida.example',
      NIT: '1-9',
      direccion: 'Zona 1',
      contacto_directo: { nombre: 'Ana', apellidos: 'Pérez', correo: 'ana@medida.example' },
    },
  })
  const ordenes = Array.from({ length: GRUPOS }, (_, i) => i + 1)
  const idClima = await insertClima(ctx, {
    clima: {
      ...createClimaDePlantilla({ idEmpresa, fechaInicio: Date.UTC(2025, 2, 1) }),
      minimoPorGrupo,
      gruposDeOpinion: ordenes.map((orden) => ({
        orden,
        nombre: `Grupo ${orden}`,
        encuestadosPlaneados: Math.ceil(total / GRUPOS),
      })),
      areasDeTrabajo: ordenes
        .filter((orden) => (orden - 1) % gruposPorArea === 0)
        .map((orden) => ({
          nombre: `Área ${orden}`,
          gruposDeOpinion: ordenes.slice(orden - 1, orden - 1 + gruposPorArea),
        })),
    },
  })
  await changeEncuestaActiva(ctx, { idClima, encuestaActiva: true })
  const clima = await requireClima(ctx.db, idClima)
  const llave = (await findLlave(ctx, clima))!
  const azar = createAzar(7)
  const { gruposDeOpinion } = clima.definicion
  for (let desde = 0; desde < total; desde += LOTE) {
    const hojas = Array.from({ length: Math.min(LOTE, total - desde) }, (_, i) => ({
      clave: newClave(),
      idGrupo: gruposDeOpinion[azar(gruposDeOpinion.length)]!.id,
      completa: true,
      respuestas: createHoja(clima, azar),
      escrito: createEscrito(write(clima, desde + i)),
    }))
    await inTransaction(ctx.db, (tx) => insertHojas(tx, { idClima, bloque: 1, llave }, hojas))
  }
  return clima
}

/** As many people as wanted, spread over the groups, each with an invitation that was sent; gives their tokens. */
export async function loadEncuestados(
  ctx: AppContext,
  clima: ClimaGuardado,
  total: number,
  { conCorreo = false } = {},
): Promise<string[]> {
  const llave = (await findLlave(ctx, clima))!
  const { id, definicion } = clima
  const { gruposDeOpinion } = definicion
  const creados = Array.from({ length: total }, (_, i) =>
    createEncuestado(
      llave,
      gruposDeOpinion[i % gruposDeOpinion.length]!.id,
      conCorreo ? `persona.${i}@medida.example` : null,
    ),
  )
  const encuestados = creados.map(({ encuestado }) => encuestado)
  await inTransaction(ctx.db, (tx) => insertEncuestados(tx, id, encuestados))
  const correos = encuestados.flatMap(({ id: idEncuestado, correo }) =>
    correo === null
      ? []
      : [
          {
            referencia: getReferenciaDeCorreo(idEncuestado),
            para: correo,
            estado: 'enviado' as const,
            creado: 0,
          },
        ],
  )
  await inTransaction(ctx.db, (tx) => insertCorreosEnviados(tx, correos))
  return creados.map(({ token }) => token)
}
