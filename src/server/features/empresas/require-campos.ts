import type { CamposDeEmpresa } from '../../../domain/empresas/empresa.ts'
import { type EmpresaEscrita, parseEmpresa } from '../../../domain/empresas/parse-empresa.ts'
import { badUserInput } from '../../errors.ts'

export function requireCampos(escrita: EmpresaEscrita): CamposDeEmpresa {
  const { empresa, problemas } = parseEmpresa(escrita)
  const frases = Object.values(problemas)
  if (frases.length > 0) throw badUserInput(frases.join(' '))
  return empresa
}
