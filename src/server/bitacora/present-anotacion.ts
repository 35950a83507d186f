import type { Anotacion as AnotacionWire } from '#contract/schema.generated.ts'
import { type AutorDeAnotacion, DE_ATENCION } from '#domain/bitacora/anotacion.ts'
import { formatNumero, writeFrase } from '#domain/bitacora/frases.ts'
import type { AnotacionGuardada } from './bitacora-store.ts'

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

function describeSobre({ idEmpresa, empresa, anio }: AnotacionGuardada): string | null {
  if (!idEmpresa) return null
  return [empresa ?? `Empresa ${formatNumero(idEmpresa)}`, anio].filter(Boolean).join(' ')
}

export const presentAnotacion = (row: AnotacionGuardada): AnotacionWire => ({
  id: row.id,
  momento: row.momento,
  quien: describeQuien(row),
  frase: writeFrase(row.tipo, JSON.parse(row.datos), { objeto: describeObjeto(row) }),
  sobre: describeSobre(row),
  atencion: DE_ATENCION.has(row.tipo),
})
