import type { AppContext } from '../../context.ts'
import { findViolation } from '../../db/engine/constraint-violation.ts'
import { conflict } from '../../errors.ts'
import { empresaNotFound } from './empresa-not-found.ts'
import { deleteEmpresaRow } from './empresas-store.ts'

export async function deleteEmpresa({ db }: AppContext, { idEmpresa }: { idEmpresa: string }): Promise<void> {
  try {
    if (!(await deleteEmpresaRow(db, idEmpresa))) throw empresaNotFound()
  } catch (error) {
    if (findViolation(error) !== 'foreign-key') throw error
    throw conflict('La empresa tiene climas organizacionales. Elimínalos antes de eliminarla.')
  }
}
