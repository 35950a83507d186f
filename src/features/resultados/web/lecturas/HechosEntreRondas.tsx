import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { FAILURE_MS, formatFailure } from '#web/lib/failure-wording.ts'
import { CLIMAS } from '#web/lib/query-client.ts'
import { useApi } from '#web/lib/site.tsx'
import { useFormulario } from '#web/lib/use-formulario.ts'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { Campo } from '#web/ui/Campo.tsx'
import { Dialogo } from '#web/ui/Dialogo.tsx'
import { GuardaDeCambios } from '#web/ui/GuardaDeCambios.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import { useDialogoGuardado } from '#web/ui/use-dialogo-guardado.ts'
import declarar from '../Declarar.module.css'
import { useEsPersonal } from '../use-es-personal.ts'
import styles from './Lecturas.module.css'
import { ChangeHecho } from './lecturas.generated.ts'
import type { DatosDeTendencia } from './lecturas-queries.ts'

const MAX = 60

type Ronda = DatosDeTendencia['rondas'][number]

/** Events before each round but the first: they hang from the line of the chart. */
export function HechosEntreRondas({ datos: { rondas } }: { datos: DatosDeTendencia }) {
  const [abierto, setAbierto] = useState(false)
  const hechos = rondas.slice(1).filter(({ hecho }) => hecho)
  const esPersonal = useEsPersonal()
  return (
    <>
      {hechos.length > 0 && (
        <ul className={styles.hechos}>
          {hechos.map(({ id: idClima, periodo, hecho }) => (
            <li key={idClima}>
              <b>Antes de {periodo}</b> {hecho}
            </li>
          ))}
        </ul>
      )}
      {esPersonal && (
        <button type="button" className={declarar.declarar} onClick={() => setAbierto(true)}>
          <Icono nombre="editar" /> Editar lo que pasó entre rondas
        </button>
      )}
      {abierto && <Formulario rondas={rondas} onCerrar={() => setAbierto(false)} />}
    </>
  )
}

function Formulario({ rondas, onCerrar }: { rondas: readonly Ronda[]; onCerrar: () => void }) {
  const id = useId()
  const api = useApi()
  const queryClient = useQueryClient()
  const showAviso = useAvisos()
  const form = useFormulario({
    inicial: Object.fromEntries(rondas.map(({ id, hecho }) => [id, hecho])),
    check: () => ({}),
    send: async (textos) => {
      try {
        for (const { id, hecho } of rondas)
          if (textos[id] !== hecho) await api(ChangeHecho, { idClima: id, texto: textos[id]! })
      } finally {
        void queryClient.invalidateQueries({ queryKey: [...CLIMAS, 'resultados'] })
      }
    },
    onListo: onCerrar,
    onFalla: (error) => showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS }),
  })
  const guardado = useDialogoGuardado(onCerrar)
  return (
    <Dialogo abierto {...guardado} aria-labelledby={id}>
      <GuardaDeCambios hasCambios={form.hasCambios} />
      <form {...form.formProps} className={styles.formularioDeHechos}>
        <h2 id={id}>Lo que pasó entre rondas</h2>
        <p>Una línea de hasta {MAX} letras por ronda, sin nombres de personas, que se lee en la gráfica.</p>
        {rondas.slice(1).map(({ id, periodo }, i) => (
          <Campo
            key={id}
            rotulo={`Entre ${rondas[i]!.periodo} y ${periodo}`}
            opcional
            maxLength={MAX}
            {...form.campo(id)}
          />
        ))}
        <div className={styles.botones}>
          <Boton onClick={guardado.onCerrar}>Cancelar</Boton>
          <Boton tono="primario" {...form.botonProps}>
            Guardar
          </Boton>
        </div>
      </form>
    </Dialogo>
  )
}
