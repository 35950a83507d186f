import type { CampoDeEmpresa, ProblemasDeEmpresa } from '../../../domain/empresas/parse-empresa.ts'
import { Campo, CampoMarco } from '../../ui/Campo.tsx'
import type { CampoDeFormulario, Escrito } from './campos.ts'
import styles from './FormularioDeEmpresa.module.css'

interface CamposDeEmpresaProps {
  titulo: string
  campos: CampoDeFormulario[]
  escrito: Escrito
  problemas: ProblemasDeEmpresa
  onChange: (campo: CampoDeEmpresa, valor: string) => void
}

export function CamposDeEmpresa({ titulo, campos, escrito, problemas, onChange }: CamposDeEmpresaProps) {
  return (
    <fieldset className={styles.grupo}>
      <legend>{titulo}</legend>
      {campos.map(({ campo, rotulo, tipo = 'text', opcional = false, opciones, ancho }) => {
        const marco = {
          rotulo,
          opcional,
          falla: problemas[campo] ?? null,
          className: ancho ? styles.ancho : '',
        }
        const control = {
          name: campo,
          value: escrito[campo],
          onChange: (event: { currentTarget: { value: string } }) =>
            onChange(campo, event.currentTarget.value),
        }
        if (!opciones) return <Campo key={campo} {...marco} {...control} type={tipo} autoComplete="off" />
        const conocidas = new Set(['', ...opciones, escrito[campo]])
        return (
          <CampoMarco key={campo} {...marco}>
            {(atributos) => (
              <select {...control} {...atributos}>
                {[...conocidas].map((opcion) => (
                  <option key={opcion} value={opcion}>
                    {opcion || 'Sin indicar'}
                  </option>
                ))}
              </select>
            )}
          </CampoMarco>
        )
      })}
    </fieldset>
  )
}
