import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { compareComienzos } from '#domain/climas/ronda.ts'
import { formatGrupoIgual } from '#domain/lecturas/nombres-entre-rondas.ts'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { CLIMAS } from '#web/lib/query-client.ts'
import { useApi } from '#web/lib/site.tsx'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { CampoSeleccion } from '#web/ui/CampoSeleccion.tsx'
import type { DosDeGraficas } from './BloqueComparado.tsx'
import styles from './Comparativas.module.css'
import declarar from './Declarar.module.css'
import type { ReglasDeComparacion } from './palabras.ts'
import { ChangeGrupoIgual } from './resultados.generated.ts'

interface GruposIgualesProps {
  datos: ReglasDeComparacion['datos']
  dos: DosDeGraficas
}

/** Groups that changed their name between two rounds: which ones staff declared the same, and the act that does. */
export function GruposIguales({ datos, dos }: GruposIgualesProps) {
  const { gruposIguales, gruposSoloAhora, gruposSoloAntes } = datos
  const [antes, ahora] = dos.toSorted(compareComienzos)
  const sePuede = gruposSoloAhora.length > 0 && gruposSoloAntes.length > 0
  const titulo = useRef<HTMLHeadingElement>(null)
  // The pressed button is gone with what it did.
  const { mutate, isPending } = useDeclarar(ahora!.id, antes!, () => titulo.current?.focus())
  if (gruposIguales.length === 0 && !sePuede) return null
  return (
    <section className={styles.queCambio}>
      <h2 ref={titulo} tabIndex={-1}>
        Grupos con otro nombre
      </h2>
      {gruposIguales.map((igual) => (
        <div key={igual.grupo}>
          <p>{formatGrupoIgual(igual, antes!.periodo)}</p>
          <button
            type="button"
            className={declarar.declarar}
            aria-disabled={isPending}
            onClick={() => !isPending && mutate({ grupo: igual.grupo, grupoAnterior: null })}
          >
            Ya no es el mismo grupo: {igual.grupo}
          </button>
        </div>
      ))}
      {sePuede && (
        <Declarar
          key={[...gruposSoloAhora, ...gruposSoloAntes].join('\n')}
          datos={datos}
          periodos={[ahora!.periodo, antes!.periodo]}
          pendiente={isPending}
          onDeclarar={mutate}
        />
      )}
    </section>
  )
}

interface Igual {
  grupo: string
  grupoAnterior: string | null
}

function useDeclarar(idClima: string, { id, periodo }: DosDeGraficas[number], onHecho: () => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  const show = useAvisos()
  return useMutation({
    mutationFn: (igual: Igual) => api(ChangeGrupoIgual, { idClima, idComparado: id, ...igual }),
    onSuccess: async (_, { grupo, grupoAnterior }) => {
      await queryClient.invalidateQueries({ queryKey: [...CLIMAS, 'resultados'] })
      const texto = grupoAnterior
        ? `${grupo} se compara desde ahora con ${grupoAnterior} de ${periodo}.`
        : `${grupo} ya no se compara con otro grupo de ${periodo}.`
      show({ tono: 'bien', texto, ms: SUCCESS_MS })
      onHecho()
    },
    onError: (error) => show({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS }),
  })
}

function Declarar({
  datos: { gruposSoloAhora, gruposSoloAntes },
  periodos: [ahora, antes],
  pendiente,
  onDeclarar,
}: Pick<GruposIgualesProps, 'datos'> & {
  periodos: readonly [string, string]
  pendiente: boolean
  onDeclarar: (igual: Igual) => void
}) {
  const [grupo, setGrupo] = useState(gruposSoloAhora[0]!)
  const [grupoAnterior, setGrupoAnterior] = useState(gruposSoloAntes[0]!)
  const toOpciones = (nombres: readonly string[]) => nombres.map((valor) => ({ valor, texto: valor }))
  return (
    <form
      className={styles.iguales}
      onSubmit={(event) => {
        event.preventDefault()
        if (!pendiente) onDeclarar({ grupo, grupoAnterior })
      }}
    >
      <CampoSeleccion
        rotulo={`Grupo de ${ahora}`}
        opciones={toOpciones(gruposSoloAhora)}
        value={grupo}
        onChange={(event) => setGrupo(event.currentTarget.value)}
      />
      <CampoSeleccion
        rotulo={`Es el mismo grupo que, en ${antes}`}
        opciones={toOpciones(gruposSoloAntes)}
        value={grupoAnterior}
        onChange={(event) => setGrupoAnterior(event.currentTarget.value)}
      />
      <Boton type="submit" aria-disabled={pendiente}>
        Declarar el mismo
      </Boton>
      <p>
        Solo si es la misma gente con otro nombre, no un grupo que se partió o se juntó; se puede deshacer.
      </p>
    </form>
  )
}
