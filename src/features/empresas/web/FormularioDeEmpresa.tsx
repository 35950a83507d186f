import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { getClaveDeNombre } from '#domain/climas/nombres.ts'
import { parseEmpresa } from '#domain/empresas/parse-empresa.ts'
import { getValor } from '#domain/validacion/leido.ts'
import { useApi } from '#web/lib/site.tsx'
import { useFormulario } from '#web/lib/use-formulario.ts'
import { Aviso } from '#web/ui/Aviso.tsx'
import { Boton, botonClassName } from '#web/ui/Boton.tsx'
import { Confirmacion } from '#web/ui/Confirmacion.tsx'
import { GuardaDeCambios } from '#web/ui/GuardaDeCambios.tsx'
import { PreguntaDeConflicto } from '#web/ui/PreguntaDeConflicto.tsx'
import { useRescate } from '#web/ui/use-rescate.ts'
import { CamposDeEmpresa } from './CamposDeEmpresa.tsx'
import { CAMPOS_DE_CONTACTO, CAMPOS_DE_EMPRESA, toEmpresa, toEscrito, toLogo } from './campos.ts'
import { type Empresa, empresasQuery } from './empresas-query.ts'
import type { EnlacesDeEmpresas } from './enlaces.ts'
import styles from './FormularioDeEmpresa.module.css'
import { LogoDeEmpresa } from './LogoDeEmpresa.tsx'
import { useSaveEmpresa } from './use-save-empresa.ts'

export function FormularioDeEmpresa({
  empresa,
  enlaces,
}: {
  empresa: Empresa | null
  enlaces: EnlacesDeEmpresas
}) {
  const navigate = useNavigate()
  const [pregunta, setPregunta] = useState(false)
  const { guardar, eliminar, showListo, conflicto } = useSaveEmpresa(empresa)
  const leave = async (respuesta: { mensaje: string }) => {
    await navigate(enlaces.empresas)
    showListo(respuesta)
  }
  const form = useFormulario({
    inicial: { ...toEscrito(empresa), logo: empresa?.logo ?? '' },
    check: (escrito) => parseEmpresa(toEmpresa(escrito)).problemas,
    send: ({ logo, ...escrito }) =>
      guardar.mutateAsync({ ...getValor(parseEmpresa(toEmpresa(escrito))), ...toLogo(empresa, logo) }),
    onListo: leave,
  })
  const gemela = useGemela(empresa, form.valores.nombre_comercial)
  useRescate(`empresa ${empresa?.id ?? 'nueva'}`, form.rescate)

  return (
    <>
      <form {...form.formProps} className={styles.formulario}>
        <CamposDeEmpresa titulo="La empresa" campos={CAMPOS_DE_EMPRESA} campo={form.campo} />
        {gemela && (
          <Aviso tono="info">
            Ya hay una empresa que se llama «{gemela.nombre_comercial}». Las rondas se comparan dentro de una
            empresa: si es la misma, usa esa.
          </Aviso>
        )}
        <CamposDeEmpresa titulo="Contacto directo" campos={CAMPOS_DE_CONTACTO} campo={form.campo} />
        <LogoDeEmpresa logo={form.valores.logo} onCambio={(logo) => form.change('logo', logo)} />
        <div className={styles.pie}>
          <Boton tono="primario" {...form.botonProps}>
            {form.enviando ? 'Guardando…' : 'Guardar empresa'}
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
              eliminar.mutate(empresa.id, {
                onSuccess: (respuesta) => {
                  form.reset()
                  void leave(respuesta)
                },
              })
            }}
          >
            <p>
              ¿Desea eliminar <strong>{empresa.nombre_comercial}</strong>? Solo se puede si no tiene climas.
            </p>
          </Confirmacion>
        )}
      </form>
      <PreguntaDeConflicto conflicto={conflicto} />
      <GuardaDeCambios hasCambios={form.hasCambios} />
    </>
  )
}

/** Another one of that name, however it is written. */
function useGemela(empresa: Empresa | null, nombre: string) {
  const clave = getClaveDeNombre(nombre)
  const { data } = useQuery({ ...empresasQuery(useApi()), staleTime: Number.POSITIVE_INFINITY })
  if (clave === '') return undefined
  return data?.find(
    ({ id, nombre_comercial }) => id !== empresa?.id && getClaveDeNombre(nombre_comercial) === clave,
  )
}
