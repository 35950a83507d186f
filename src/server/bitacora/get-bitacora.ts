import type { Anotacion as AnotacionWire } from '#contract/schema.generated.ts'
import {
  type AutorDeAnotacion,
  DE_ATENCION,
  SECCIONES,
  type SeccionDeBitacora,
  type TipoDeAnotacion,
} from '#domain/bitacora/anotacion.ts'
import { formatNumero, writeFrase } from '#domain/bitacora/frases.ts'
import { texto } from '#domain/resultados/libro/libro.ts'
import { badUserInput } from '../base/errors.ts'
import type { AppContext } from '../context/context.ts'
import { readPeriodoSiHay } from '../db/sql/periodo.ts'
import { renderLibroComoUrl } from '../excel/render-libro.ts'
import {
  type AnotacionGuardada,
  countAnotaciones,
  type FiltroDeBitacora,
  listAnotaciones,
} from './bitacora-store.ts'
import { noteBitacora } from './note-bitacora.ts'

/** As it is asked for. */
interface FiltroPedido {
  idCuenta?: string | null
  seccion?: SeccionDeBitacora | null
  idEmpresa?: string | null
  desde?: number | null
  hasta?: number | null
}

const MAX_LIMIT = 200

function parseFiltro({ idCuenta, seccion, idEmpresa, desde, hasta }: FiltroPedido): FiltroDeBitacora {
  const tipos = (Object.keys(SECCIONES) as TipoDeAnotacion[]).filter((tipo) => SECCIONES[tipo] === seccion)
  return {
    idUsuario: idCuenta ?? null,
    tipos: seccion ? tipos : null,
    idEmpresa: idEmpresa ?? null,
    desde: desde ?? null,
    hasta: hasta ?? null,
  }
}

export async function getBitacora(
  { db }: Pick<AppContext, 'db'>,
  { filtro, limit, despuesDe }: { filtro: FiltroPedido; limit: number; despuesDe?: string | null },
): Promise<{ total: number; anotaciones: AnotacionGuardada[] }> {
  if (limit < 1 || limit > MAX_LIMIT) throw badUserInput(`Pide de 1 a ${MAX_LIMIT} anotaciones.`)
  const parsed = parseFiltro(filtro)
  return {
    total: await countAnotaciones(db, parsed),
    anotaciones: await listAnotaciones(db, parsed, { limit, despuesDe: despuesDe ?? null }),
  }
}

const OTROS: Record<Exclude<AutorDeAnotacion, 'cuenta'>, string> = {
  sistema: 'El sistema',
  nadie: 'Alguien sin sesión',
  consola: 'Quien opera el servidor',
}

function describeQuien(row: AnotacionGuardada): string {
  if (row.autor !== 'cuenta') return OTROS[row.autor]
  return row.nombreDeAutora || row.usuarioDeAutora || `Cuenta ${formatNumero(row.idUsuario ?? '')}`
}

function describeObjeto(row: AnotacionGuardada): string {
  if (!row.idObjeto) return ''
  const cv = [row.nombreDeCv, row.apellidoDeCv].filter(Boolean).join(' ')
  return row.nombreDeCuenta || row.usuarioDeCuenta || cv || formatNumero(row.idObjeto)
}

function describeSobre({ idEmpresa, empresa, ...clima }: AnotacionGuardada): string | null {
  if (!idEmpresa) return null
  return [empresa ?? `Empresa ${formatNumero(idEmpresa)}`, readPeriodoSiHay(clima)].filter(Boolean).join(' ')
}

/** An entry keeps the year of its round; the round is called as it is now, unless it went to another year since. */
function readDatos(row: AnotacionGuardada) {
  const datos = JSON.parse(row.datos)
  const periodo = readPeriodoSiHay(row)
  return periodo?.startsWith(`${datos.anio} `) ? { ...datos, anio: periodo } : datos
}

export const presentAnotacion = (row: AnotacionGuardada): AnotacionWire => ({
  id: row.id,
  momento: row.momento,
  quien: describeQuien(row),
  frase: writeFrase(row.tipo, readDatos(row), { objeto: describeObjeto(row) }),
  sobre: describeSobre(row),
  atencion: DE_ATENCION.has(row.tipo),
})

const MAX_FILAS = 50_000

/** Everything that the screen shows with that filter; that it was taken out is an entry itself. */
export async function getExcelDeBitacora(
  ctx: AppContext,
  { filtro }: { filtro: FiltroPedido },
): Promise<string> {
  const { timeZone } = ctx.config
  const rows = await listAnotaciones(ctx.db, parseFiltro(filtro), { limit: MAX_FILAS, despuesDe: null })
  const fecha = new Intl.DateTimeFormat('es', { dateStyle: 'medium', timeStyle: 'medium', timeZone })
  const filas = rows
    .map(presentAnotacion)
    .map(({ momento, quien, frase, sobre }) => [
      texto(fecha.format(momento)),
      texto(quien),
      texto(frase.map((trozo) => trozo.texto).join(''), 'parrafo'),
      texto(sobre ?? ''),
    ])
  const encabezados = ['Cuándo', 'Quién', 'Qué', 'Sobre'].map((nombre) => texto(nombre, 'encabezado'))
  const url = await renderLibroComoUrl(ctx, {
    pestanas: [
      {
        nombre: 'Bitácora',
        anchos: [26, 30, 80, 36],
        filasFijas: 1,
        columnasFijas: 0,
        filas: [encabezados, ...filas],
      },
    ],
  })
  await noteBitacora(ctx.db, ctx, { tipo: 'bitacoraDescargada' })
  return url
}
