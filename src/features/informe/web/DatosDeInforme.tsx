import { Campo } from '#web/ui/Campo.tsx'
import { CampoSeleccion } from '#web/ui/CampoSeleccion.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import styles from './Informe.module.css'
import type { Informe } from './informe-queries.ts'
import { useTecleado } from './use-tecleado.ts'

interface DatosDeInformeProps {
  informe: Informe
  onChange: (change: (informe: Informe) => Informe) => void
}

const PAPELES = [
  { valor: '', texto: 'El de Ajustes' },
  { valor: 'carta', texto: 'Carta' },
  { valor: 'a4', texto: 'A4' },
]

/** Who it is for, what it is compared with, and on which paper; saved as it is typed. */
export function DatosDeInforme({ informe, onChange }: DatosDeInformeProps) {
  const destinatario = useTecleado(informe.destinatario, (texto) => {
    if (texto.trim()) onChange((actual) => ({ ...actual, destinatario: texto }))
  })
  return (
    <div className={styles.datos}>
      <Campo
        rotulo="Para quién es"
        maxLength={80}
        falla={destinatario.value.trim() ? null : 'Escribe para quién es el informe.'}
        {...destinatario}
      />
      <CampoSeleccion
        rotulo="Se compara con"
        value={informe.idClimaAntes ?? ''}
        opciones={[
          { valor: '', texto: 'Ninguna ronda' },
          ...informe.comparables.map(({ idClima, anio }) => ({ valor: idClima, texto: String(anio) })),
        ]}
        onChange={(event) => {
          const idClimaAntes = event.currentTarget.value || null
          onChange((actual) => ({ ...actual, idClimaAntes }))
        }}
      />
      <CampoSeleccion
        rotulo="Papel"
        value={informe.papel ?? ''}
        opciones={PAPELES}
        onChange={(event) => {
          const papel = (event.currentTarget.value || null) as Informe['papel']
          onChange((actual) => ({ ...actual, papel }))
        }}
      />
      <div className={styles.minimo}>
        <span>Grupo mínimo</span>
        <strong>
          {informe.minimoPorGrupo} personas <Icono nombre="candado" />
        </strong>
        <p>Con menos, ninguna cifra ni frase, en ningún formato.</p>
      </div>
    </div>
  )
}
