import { checkCampo, formatCampo } from './check-campo.ts'
import type { CampoDeTexto, ProblemaDeCampo } from './formulario.ts'

export type FormularioLeido<C extends CampoDeTexto> =
  | { ok: true; valores: Record<C, string> }
  | { ok: false; problemas: ProblemaDeCampo[] }

/** Reads the given fields, all of them required. A field may come any number of times from outside; once is right. */
export function parseFormulario<C extends CampoDeTexto>(
  campos: readonly C[],
  getValores: (campo: C) => readonly string[],
): FormularioLeido<C> {
  const problemas: ProblemaDeCampo[] = []
  const valores = campos.map((campo) => {
    const [valor = '', ...otros] = getValores(campo)
    const falla = otros.length > 0 ? 'repetido' : checkCampo(campo, valor)
    if (falla) problemas.push({ campo, falla })
    return [campo, falla ? '' : formatCampo(campo, valor)]
  })
  return problemas.length > 0
    ? { ok: false, problemas }
    : { ok: true, valores: Object.fromEntries(valores) as Record<C, string> }
}
