import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import type { Rol } from '#contract/schema.generated.ts'
import { HORAS_DE_INVITACION, parseCuenta } from '#domain/equipo/cuenta.ts'
import { ApiError } from '#web/lib/api.ts'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { useApi } from '#web/lib/site.tsx'
import { useFormulario } from '#web/lib/use-formulario.ts'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { Campo } from '#web/ui/Campo.tsx'
import { Casilla } from '#web/ui/Casilla.tsx'
import { DialogoAncho } from '#web/ui/DialogoAncho.tsx'
import { GuardaDeCambios } from '#web/ui/GuardaDeCambios.tsx'
import { useDialogoGuardado } from '#web/ui/use-dialogo-guardado.ts'
import styles from './Equipo.module.css'
import { InviteCuenta, UpdateCuenta } from './equipo.generated.ts'
import { type Cuenta, equipoQuery } from './equipo-queries.ts'

const ROLES: { rol: Rol; texto: string; puede: string }[] = [
  { rol: 'administrador', texto: 'Administrador', puede: 'Todo, y además las cuentas y la bitácora.' },
  { rol: 'consultor', texto: 'Consultor', puede: 'CV, climas y resultados de todas las empresas.' },
  {
    rol: 'cliente',
    texto: 'Cliente',
    puede:
      'Mira el avance, los resultados publicados y el plan de su empresa, y en el plan dice cómo va cada compromiso. Nunca respuestas ni CV.',
  },
]

interface FormularioDeCuentaProps {
  /** Null: somebody new is invited. */
  cuenta: Cuenta | null
  empresas: { id: string; nombre_comercial: string }[]
  onCerrar: () => void
}

export function FormularioDeCuenta({ cuenta, empresas, onCerrar }: FormularioDeCuentaProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  const showAviso = useAvisos()
  const id = useId()
  const form = useFormulario({
    inicial: {
      nombre: cuenta?.nombre ?? '',
      correo: cuenta?.correo ?? '',
      rol: cuenta?.rol ?? ('consultor' as Rol),
      idsEmpresas: cuenta?.empresas.map((empresa) => empresa.id) ?? ([] as string[]),
    },
    check: (valores) => parseCuenta(valores).problemas,
    send: async (valores) => {
      const { correo, ...resto } = valores
      if (cuenta) return (await api(UpdateCuenta, { idCuenta: cuenta.id, ...resto })).updateCuenta
      return (await api(InviteCuenta, { correo, ...resto })).inviteCuenta.mensaje
    },
    onListo: (texto) => {
      showAviso({ tono: 'bien', texto, ms: SUCCESS_MS })
      void queryClient.invalidateQueries({ queryKey: equipoQuery(api).queryKey })
      onCerrar()
    },
    // A newcomer's address is what may be taken.
    findRechazo: (error) =>
      !cuenta && error instanceof ApiError && error.code === 'CONFLICT' ? { correo: error.message } : null,
    onFalla: (error) => showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS }),
  })
  const guardado = useDialogoGuardado(onCerrar)
  const { rol, idsEmpresas } = form.valores
  return (
    <DialogoAncho
      abierto
      {...guardado}
      titulo={cuenta ? 'Cambiar la cuenta' : 'Invitar a una persona'}
      entrada={
        cuenta
          ? 'Lo que cambies vale desde ya, también en sus sesiones abiertas.'
          : `Le llega un correo con un enlace para elegir su contraseña. El enlace sirve ${HORAS_DE_INVITACION} horas y una sola vez.`
      }
    >
      <GuardaDeCambios hasCambios={form.hasCambios} />
      <form {...form.formProps} className={styles.formulario}>
        <Campo rotulo="Nombre" {...form.campo('nombre')} autoComplete="off" />
        {!cuenta && <Campo rotulo="Correo" type="email" {...form.campo('correo')} autoComplete="off" />}
        <fieldset className={styles.roles}>
          <legend>Rol</legend>
          {ROLES.map((opcion) => (
            <label key={opcion.rol} htmlFor={`${id}-${opcion.rol}`} data-elegido={opcion.rol === rol}>
              <Casilla
                unica
                id={`${id}-${opcion.rol}`}
                name={`${id}-rol`}
                checked={opcion.rol === rol}
                onChange={() => form.change('rol', opcion.rol)}
              />
              <span>
                <strong>{opcion.texto}</strong>
                <span>{opcion.puede}</span>
              </span>
            </label>
          ))}
        </fieldset>
        {rol === 'cliente' && (
          <fieldset className={styles.roles}>
            <legend>Empresas</legend>
            {empresas.map((empresa) => (
              <label key={empresa.id} htmlFor={`${id}-${empresa.id}`}>
                <Casilla
                  id={`${id}-${empresa.id}`}
                  checked={idsEmpresas.includes(empresa.id)}
                  aria-invalid={form.problemas.idsEmpresas ? true : undefined}
                  aria-describedby={form.problemas.idsEmpresas && `${id}-sin-empresa`}
                  onChange={(event) =>
                    form.change(
                      'idsEmpresas',
                      event.currentTarget.checked
                        ? [...idsEmpresas, empresa.id]
                        : idsEmpresas.filter((otra) => otra !== empresa.id),
                    )
                  }
                />
                <span>{empresa.nombre_comercial}</span>
              </label>
            ))}
            {empresas.length === 0 && (
              <p>Todavía no hay ninguna. Primero se crea en Climas Organizacionales, en Empresas.</p>
            )}
            {form.problemas.idsEmpresas && (
              <p id={`${id}-sin-empresa`} className={styles.falla}>
                {form.problemas.idsEmpresas}
              </p>
            )}
          </fieldset>
        )}
        <div className={styles.botones}>
          <Boton type="button" onClick={guardado.onCerrar}>
            Cancelar
          </Boton>
          <Boton tono="primario" {...form.botonProps}>
            {cuenta ? 'Guardar' : 'Enviar invitación'}
          </Boton>
        </div>
      </form>
    </DialogoAncho>
  )
}
