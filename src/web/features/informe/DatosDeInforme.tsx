import { useState } from 'react'
import { Campo, CampoTexto } from '../../ui/Campo.tsx'
import { CampoSeleccion } from '../../ui/CampoSeleccion.tsx'
import { Icono } from '../../ui/Icono.tsx'
import styles from './Informe.module.css'
import type { Informe } from './informe-queries.ts'

interface DatosDeInformeProps {
  informe: Informe
  onChange: (change: (informe: Informe) => Informe) => void
}

/** Who it is for, what it is compared with, and what is to be decided; saved when a field is left. */
export function DatosDeInforme({ informe, onChange }: DatosDeInformeProps) {
  const [destinatario, setDestinatario] = useState(informe.destinatario)
  const [decidir, setDecidir] = useState(informe.decidir.join('\n'))
  const lineas = decidir
    .split('\n')
    .map((linea) => linea.trim())
    .filter(Boolean)
  return (
    <div className={styles.datos}>
      <Campo
        rotulo="Para quién es"
        value={destinatario}
        maxLength={80}
        onChange={(event) => setDestinatario(event.currentTarget.value)}
        onBlur={() => {
          if (destinatario.trim() && destinatario !== informe.destinatario)
            onChange((actual) => ({ ...actual, destinatario }))
        }}
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
      <div className={styles.minimo}>
        <span>Grupo mínimo</span>
        <strong>
          {informe.minimoPorGrupo} personas <Icono nombre="candado" />
        </strong>
        <p>Con menos, ninguna cifra ni frase, en ningún formato.</p>
      </div>
      <CampoTexto
        className={styles.decidir}
        rotulo="Para decidir"
        opcional
        ayuda="Una línea por decisión; salen en el resumen ejecutivo."
        rows={3}
        value={decidir}
        onChange={(event) => setDecidir(event.currentTarget.value)}
        onBlur={() => {
          if (lineas.join('\n') !== informe.decidir.join('\n'))
            onChange((actual) => ({ ...actual, decidir: lineas }))
        }}
      />
    </div>
  )
}
