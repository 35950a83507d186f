import type { Empresa } from '../../../domain/empresas/empresa.ts'
import { computeRevision } from '../../revision.ts'

export const computeRevisionDeEmpresa = (empresa: Empresa): string => computeRevision(empresa)
