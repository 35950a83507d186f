import type { CampoDeEmpresa } from '#domain/empresas/parse-empresa.ts'
import type { useFormulario } from '#web/lib/use-formulario.ts'
import { Campo } from '#web/ui/Campo.tsx'
import { CampoSeleccion } from '#web/ui/CampoSeleccion.tsx'
import type { CampoDeFormulario, Escrito } from './campos.ts'
import styles from './FormularioDeEmpresa.module.css'

interface CamposDeEmpresaProps {
  titulo: string
  campos: CampoDeFormulario[]
  campo: (nombre: CampoDeEmpresa) => ReturnType<ReturnType<typeof useFormulario<Escrito>>['campo']>
}

export function CamposDeEmpresa({ titulo, campos, campo }: CamposDeEmpresaProps) {
  return (
    <fieldset className={styles.grupo}>
      <legend>{titulo}</legend>
      {campos.map(({ campo: nombre, rotulo, tipo = 'text', opciones, ancho }) => {
        const required = nombre === 'nombre_comercial'
        const control = { rotulo, className: ancho ? styles.ancho : '', required, ...campo(nombre) }
        if (!opciones) return <Campo key={nombre} {...control} type={tipo} autoComplete="off" />
        const conocidas = new Set(['', ...opciones, control.value])
        return (
          <CampoSeleccion
            key={nombre}
            {...control}
            opciones={[...conocidas].map((valor) => ({ valor, texto: valor || 'Sin indicar' }))}
          />
        )
      })}
    </fieldset>
  )
}
