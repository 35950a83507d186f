import type { CompromisoEscrito } from '#domain/plan/compromiso.ts'
import type { Compromiso } from './plan-queries.ts'

export const NUEVO: CompromisoEscrito = {
  que: '',
  clase: 'variable',
  medida: '',
  idParte: '',
  responsable: '',
  cargo: '',
  correo: '',
  fecha: '',
  meta: '',
  estado: 'porEmpezar',
}

export const toEscrito = (compromiso: Compromiso): CompromisoEscrito => ({
  que: compromiso.que,
  clase: compromiso.clase,
  medida: compromiso.medida,
  idParte: compromiso.idParte ?? '',
  responsable: compromiso.responsable,
  cargo: compromiso.cargo,
  correo: compromiso.correo,
  fecha: compromiso.fecha,
  meta: compromiso.meta == null ? '' : String(compromiso.meta),
  estado: compromiso.estado,
})
