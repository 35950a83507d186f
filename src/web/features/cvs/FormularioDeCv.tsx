import type { ReactNode } from 'react'
import { LIMITES_DE_CV } from '../../../domain/cvs/cv.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { Boton } from '../../ui/Boton.tsx'
import { Campo } from '../../ui/Campo.tsx'
import { CampoSeleccion } from '../../ui/CampoSeleccion.tsx'
import { Cargador } from '../../ui/Cargador.tsx'
import { ZonaDeArchivo } from '../../ui/ZonaDeArchivo.tsx'
import { AvisoDeParecidos } from './AvisoDeParecidos.tsx'
import { ACCEPT, checkElegido, describeElegido, TIPOS_ADMITIDOS } from './archivo-elegido.ts'
import { CampoEtiquetas } from './CampoEtiquetas.tsx'
import { listEstados } from './estados.ts'
import styles from './FormularioDeCv.module.css'
import { GuardaDeCambios } from './GuardaDeCambios.tsx'
import { type GuardadoDeCv, useFormularioDeCv } from './use-formulario-de-cv.ts'
import type { ValoresDeCv } from './valores-de-cv.ts'

type CampoDeTexto = Exclude<keyof ValoresDeCv, 'archivo' | 'etiquetasPuesto'>

interface FormularioDeCvProps extends GuardadoDeCv {
  /** Of the CV being edited. */
  idCV: string | null
  /** The file it has, and where it opens. */
  archivoActual: { nombre: string; tipo: string } | null
  boton: string
  /** Beside the button. */
  children?: ReactNode
}

export function FormularioDeCv({ idCV, archivoActual, boton, children, ...guardado }: FormularioDeCvProps) {
  const { form, formRef, etiquetas, submit, guardando, hasCambios } = useFormularioDeCv(guardado)
  const hydrated = useHydrated()
  const { values, errors } = form
  // Until the scripts are there a typed letter would be lost, and while it is sent one would be too late.
  const disabled = !hydrated || guardando

  const texto = (nombre: CampoDeTexto) => {
    const { error, onBlur: _, ...input } = form.getInputProps(nombre)
    const checkEscrito = () => {
      if (values[nombre].trim()) form.validateField(nombre)
    }
    return { ...input, name: nombre, falla: (error as string | undefined) ?? null, onBlur: checkEscrito }
  }
  const nombres = { autoComplete: 'off', maxLength: LIMITES_DE_CV.nombre, spellCheck: false }
  const telefonos = {
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'off',
    maxLength: LIMITES_DE_CV.telefono,
  } as const

  const choose = (archivo: File) => {
    form.setFieldValue('archivo', archivo)
    form.setFieldError('archivo', checkElegido(archivo))
  }
  const { archivo } = values
  const titulo = archivo?.name ?? archivoActual?.nombre ?? 'Arrastra aquí el CV'
  const detalle = archivo ? describeElegido(archivo) : (archivoActual?.tipo ?? TIPOS_ADMITIDOS)

  return (
    <div className={styles.marco}>
      <form ref={formRef} className={styles.alta} onSubmit={submit} noValidate aria-busy={guardando}>
        <fieldset disabled={disabled}>
          <legend>Persona</legend>
          <div className={styles.rejilla}>
            <Campo rotulo="Primer nombre" {...texto('primerNombre')} {...nombres} />
            <Campo rotulo="Segundo nombre" opcional {...texto('segundoNombre')} {...nombres} />
            <Campo rotulo="Primer apellido" {...texto('primerApellido')} {...nombres} />
            <Campo rotulo="Segundo apellido" {...texto('segundoApellido')} {...nombres} />
          </div>
        </fieldset>
        <fieldset disabled={disabled}>
          <legend>Contacto</legend>
          <div className={styles.rejilla}>
            <Campo rotulo="Celular" {...texto('celular')} {...telefonos} />
            <Campo rotulo="Teléfono" opcional {...texto('telefono')} {...telefonos} />
            <Campo
              rotulo="Correo"
              className={styles.ancha}
              {...texto('correo')}
              type="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={LIMITES_DE_CV.correo}
            />
            <AvisoDeParecidos correo={values.correo} celular={values.celular} exceptoIdCV={idCV} />
          </div>
        </fieldset>
        <fieldset disabled={disabled}>
          <legend>Puesto</legend>
          <div className={styles.rejilla}>
            <div className={styles.ancha}>
              <CampoEtiquetas
                escogidas={values.etiquetasPuesto}
                escrito={values.etiquetaEscrita}
                falla={(errors.etiquetasPuesto ?? null) as string | null}
                puestos={etiquetas.puestos}
                creando={etiquetas.creando ?? null}
                createEtiqueta={etiquetas.createEtiqueta}
                name="etiquetasPuesto"
                onChange={(escogidas) => form.setFieldValue('etiquetasPuesto', escogidas)}
                onEscribir={(escrito) => {
                  form.setFieldValue('etiquetaEscrita', escrito)
                  form.clearFieldError('etiquetasPuesto')
                }}
                onFalla={(falla) => form.setFieldError('etiquetasPuesto', falla)}
              />
            </div>
            <CampoSeleccion
              rotulo="Estado"
              {...texto('estado')}
              opciones={listEstados(guardado.inicial.estado)}
            />
          </div>
        </fieldset>
        <fieldset disabled={disabled}>
          <legend>Archivo</legend>
          <div className={styles.rejilla}>
            <ZonaDeArchivo
              className={styles.ancha}
              rotulo="Archivo del CV"
              titulo={titulo}
              detalle={detalle}
              accion={archivo || archivoActual ? 'Cambiar archivo' : 'Escoger archivo'}
              accept={ACCEPT}
              falla={(errors.archivo ?? null) as string | null}
              name="archivo"
              onElegir={choose}
            />
          </div>
        </fieldset>
        <div className={styles.guarda}>
          <Boton tono="primario" type={hydrated ? 'submit' : 'button'} aria-disabled={guardando}>
            {boton}
          </Boton>
          {guardando ? <Cargador linea texto="Guardando el CV…" /> : children}
        </div>
      </form>
      <GuardaDeCambios hasCambios={hasCambios} />
    </div>
  )
}
