import { type FormEvent, useMemo, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { type CampoDeEmpresa, parseEmpresa } from '../../../domain/empresas/parse-empresa.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { Boton, botonClassName } from '../../ui/Boton.tsx'
import { Confirmacion } from '../../ui/Confirmacion.tsx'
import { CamposDeEmpresa } from './CamposDeEmpresa.tsx'
import { CAMPOS_DE_CONTACTO, CAMPOS_DE_EMPRESA, toEmpresa, toEscrito } from './campos.ts'
import type { Empresa } from './empresas-query.ts'
import type { EnlacesDeEmpresas } from './enlaces.ts'
import styles from './FormularioDeEmpresa.module.css'
import { useSaveEmpresa } from './use-save-empresa.ts'

/** Checks on the first try to save, and from then on while one writes. */
export function FormularioDeEmpresa({
  empresa,
  enlaces,
}: {
  empresa: Empresa | null
  enlaces: EnlacesDeEmpresas
}) {
  // Before the scripts are there, a pressed button does nothing: the browser itself would send the form astray.
  const hydrated = useHydrated()
  const navigate = useNavigate()
  const formulario = useRef<HTMLFormElement>(null)
  const [escrito, setEscrito] = useState(() => toEscrito(empresa))
  const [intentado, setIntentado] = useState(false)
  const [pregunta, setPregunta] = useState(false)
  const { guardar, eliminar } = useSaveEmpresa(empresa?.id ?? null, async () => navigate(enlaces.empresas))
  const revisada = useMemo(() => parseEmpresa(toEmpresa(escrito)), [escrito])
  const problemas = intentado ? revisada.problemas : {}

  const change = (campo: CampoDeEmpresa, valor: string) =>
    setEscrito((antes) => ({ ...antes, [campo]: valor }))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (guardar.isPending) return
    setIntentado(true)
    const primero = [...CAMPOS_DE_EMPRESA, ...CAMPOS_DE_CONTACTO].find(
      ({ campo }) => revisada.problemas[campo],
    )
    if (!primero) return guardar.mutate(revisada.empresa)
    formulario.current?.querySelector<HTMLElement>(`[name="${primero.campo}"]`)?.focus()
  }

  return (
    <form ref={formulario} className={styles.formulario} onSubmit={submit} noValidate>
      <CamposDeEmpresa
        titulo="La empresa"
        campos={CAMPOS_DE_EMPRESA}
        {...{ escrito, problemas }}
        onChange={change}
      />
      <CamposDeEmpresa
        titulo="Contacto directo"
        campos={CAMPOS_DE_CONTACTO}
        {...{ escrito, problemas }}
        onChange={change}
      />
      <div className={styles.pie}>
        <Boton tono="primario" type={hydrated ? 'submit' : 'button'} aria-disabled={guardar.isPending}>
          {guardar.isPending ? 'Guardando…' : 'Guardar empresa'}
        </Boton>
        <Link to={enlaces.empresas} className={botonClassName('secundario')}>
          Cancelar
        </Link>
        {empresa && (
          <Boton tono="peligro" chico className={styles.eliminar} onClick={() => setPregunta(true)}>
            Eliminar empresa
          </Boton>
        )}
      </div>
      {empresa && (
        <Confirmacion
          abierto={pregunta}
          titulo="Eliminar empresa"
          confirmar="Eliminar"
          tono="peligro"
          bloqueada={eliminar.isPending}
          onCancelar={() => setPregunta(false)}
          onConfirmar={() => {
            setPregunta(false)
            eliminar.mutate(empresa.id)
          }}
        >
          <p>
            ¿Desea eliminar <strong>{empresa.nombre_comercial}</strong>? Solo se puede si no tiene climas.
          </p>
        </Confirmacion>
      )}
    </form>
  )
}
