import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FAILURE_MS, formatFailure } from '#web/lib/failure-wording.ts'
import { useApi } from '#web/lib/site.tsx'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { Confirmacion } from '#web/ui/Confirmacion.tsx'
import { Interruptor } from '#web/ui/Interruptor.tsx'
import styles from './Ajustes.module.css'
import { UpdateAjustes } from './ajustes.generated.ts'
import { useGuardado } from './ajustes-query.ts'

interface SegundoFactorParaTodosProps {
  activo: boolean
  sinFactor: boolean
  onExigido: () => Promise<void>
}

/** It holds from everybody's next step on, so turning it on asks first. */
export function SegundoFactorParaTodos({ activo, sinFactor, onExigido }: SegundoFactorParaTodosProps) {
  const api = useApi()
  const showAviso = useAvisos()
  const onGuardado = useGuardado()
  const [pregunta, setPregunta] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: async (segundoFactorParaTodos: boolean) =>
      (await api(UpdateAjustes, { ajustes: { segundoFactorParaTodos } })).updateAjustes,
    onSuccess: async (texto, exigido) => {
      // The session of an account without one is good for nothing but setting it up from here on.
      if (exigido) await onExigido()
      await onGuardado(texto)
    },
    onError: (error) => showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS }),
  })
  return (
    <>
      <Interruptor
        activa={activo}
        texto={activo ? 'Se pide a todos' : 'Cada quien decide'}
        nombre="Exigir el segundo factor a todos"
        // Not disabled while it waits: it would let go of the focus.
        onChange={(exigir) => isPending || (exigir ? setPregunta(true) : mutate(false))}
      />
      <p className={styles.nota}>
        Exigir el segundo factor a todos, también a los clientes: un código del teléfono o una llave de
        acceso, además de la contraseña.
      </p>
      <Confirmacion
        abierto={pregunta}
        titulo="Exigir el segundo factor a todos"
        confirmar="Exigirlo"
        onCancelar={() => setPregunta(false)}
        onConfirmar={() => {
          setPregunta(false)
          mutate(true)
        }}
      >
        <p>
          Desde ya, quien no tenga uno solo podrá activarlo: no verá nada más hasta entonces, tampoco en sus
          sesiones abiertas.
        </p>
        {sinFactor && (
          <p>
            <strong>Tu cuenta tampoco tiene:</strong> al confirmar te llevamos a activarlo.
          </p>
        )}
      </Confirmacion>
    </>
  )
}
