import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { getClaveDeNombre } from '#domain/climas/nombres.ts'
import { LIMITES_DE_LOGO } from '#domain/empresas/empresa.ts'
import { type CampoDeEmpresa, parseEmpresa } from '#domain/empresas/parse-empresa.ts'
import { getValor } from '#domain/validacion/leido.ts'
import { drawLogo, TIPOS_DE_LOGO } from '#web/lib/draw-logo.ts'
import { useApi } from '#web/lib/site.tsx'
import { useFormulario } from '#web/lib/use-formulario.ts'
import { Aviso } from '#web/ui/Aviso.tsx'
import { Boton, botonClassName } from '#web/ui/Boton.tsx'
import { Campo } from '#web/ui/Campo.tsx'
import { CampoSeleccion } from '#web/ui/CampoSeleccion.tsx'
import { Confirmacion, PreguntaDeConflicto } from '#web/ui/Confirmacion.tsx'
import { GuardaDeCambios } from '#web/ui/GuardaDeCambios.tsx'
import { useRescate } from '#web/ui/use-rescate.ts'
import { ZonaDeArchivo } from '#web/ui/ZonaDeArchivo.tsx'
import {
  CAMPOS_DE_CONTACTO,
  CAMPOS_DE_EMPRESA,
  type CampoDeFormulario,
  type Escrito,
  toEmpresa,
  toEscrito,
  toLogo,
  useSaveEmpresa,
} from './campos.ts'
import { type Empresa, type EnlacesDeEmpresas, empresasQuery } from './empresas-query.ts'
import styles from './FormularioDeEmpresa.module.css'

interface CamposDeEmpresaProps {
  titulo: string
  campos: CampoDeFormulario[]
  campo: (nombre: CampoDeEmpresa) => ReturnType<ReturnType<typeof useFormulario<Escrito>>['campo']>
}

function CamposDeEmpresa({ titulo, campos, campo }: CamposDeEmpresaProps) {
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

interface LogoDeEmpresaProps {
  /** An address, or a picture that is not saved yet; empty: none. */
  logo: string
  onCambio: (logo: string) => void
}

function LogoDeEmpresa({ logo, onCambio }: LogoDeEmpresaProps) {
  const [falla, setFalla] = useState<string | null>(null)
  const zona = useRef<HTMLInputElement>(null)
  const choose = async (archivo: File) => {
    try {
      onCambio(await drawLogo(archivo, LIMITES_DE_LOGO))
      setFalla(null)
    } catch (error) {
      setFalla((error as Error).message)
    }
  }
  return (
    <fieldset className={styles.grupo}>
      <legend>Logotipo</legend>
      <p className={styles.ancho}>
        Lo ven quienes contestan, junto al nombre: al entrar, en la encuesta y en los correos. También sale en
        la portada del informe.
      </p>
      {logo && (
        <div className={styles.logo}>
          <img src={logo} alt="Logotipo de la empresa" />
          <Boton
            chico
            onClick={() => {
              // The button goes with what it took away.
              zona.current?.focus()
              onCambio('')
            }}
          >
            Quitar logotipo
          </Boton>
        </div>
      )}
      <ZonaDeArchivo
        rotulo="Logotipo"
        titulo={logo ? 'Cambiar por otro' : 'Sin logotipo'}
        detalle="PNG, SVG, JPG o WebP. Se guarda en tamaño pequeño."
        accion={logo ? 'Cambiar' : 'Elegir imagen'}
        accept={TIPOS_DE_LOGO}
        falla={falla}
        ref={zona}
        onElegir={(archivo) => void choose(archivo)}
      />
    </fieldset>
  )
}

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
