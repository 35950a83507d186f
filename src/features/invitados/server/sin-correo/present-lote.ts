import type { Lote as LoteWire } from '#contract/schema.generated.ts'
import type { LoteContado } from './get-lotes.ts'

export const presentLote = (lote: LoteContado): LoteWire => ({
  numero: lote.numero,
  idGrupoDeOpinion: lote.idGrupo,
  via: lote.via,
  hojas: lote.hojas,
  series: lote.series,
  usadas: lote.usadas,
  anulado: lote.anulado,
  creado: lote.creado,
  nombre: lote.nombre,
})
