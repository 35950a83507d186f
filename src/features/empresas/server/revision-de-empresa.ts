import type { Empresa } from '#domain/empresas/empresa.ts'
import { computeRevision } from '#server/base/revision.ts'

export const computeRevisionDeEmpresa = (empresa: Empresa): string => computeRevision(empresa)
