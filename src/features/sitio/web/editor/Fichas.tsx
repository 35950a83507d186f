import { Link, type To } from 'react-router'
import { Icono } from '#web/ui/Icono.tsx'
import { Interruptor } from '#web/ui/Interruptor.tsx'
import { useFilaOrdenable, ZonaOrdenable } from '#web/ui/Ordenable.tsx'
import styles from './EditorDeSitio.module.css'

interface FichasProps {
  /** In their order. */
  fichas: { slug: string; titulo: string; oculta: boolean; a: To }[]
  onMove: (slug: string, lugar: number) => void
  onOcultar: (slug: string, oculta: boolean) => void
}

/** The cards of a page of services: their order, which of them are shown, and the way into each. */
export function Fichas({ fichas, onMove, onOcultar }: FichasProps) {
  return (
    <section className={styles.fichas} aria-labelledby="fichas-de-pagina">
      <h2 id="fichas-de-pagina">Fichas</h2>
      <ZonaOrdenable onMove={onMove}>
        <ol>
          {fichas.map((ficha, indice) => (
            <FilaDeFicha key={ficha.slug} indice={indice} onOcultar={onOcultar} {...ficha} />
          ))}
        </ol>
      </ZonaOrdenable>
    </section>
  )
}

function FilaDeFicha({
  slug,
  titulo,
  oculta,
  a,
  indice,
  onOcultar,
}: FichasProps['fichas'][number] & { indice: number; onOcultar: FichasProps['onOcultar'] }) {
  const { ref, asa, isDragging } = useFilaOrdenable({ clave: slug, indice, lista: 'fichas' })
  return (
    <li ref={ref} className={isDragging ? styles.arrastrada : ''}>
      <button type="button" {...asa} className={styles.mango} aria-label={`Mover ${titulo}`} title="Mover">
        <Icono nombre="agarrar" />
      </button>
      <Link to={a} preventScrollReset>
        {titulo}
      </Link>
      <Interruptor
        activa={!oculta}
        texto={oculta ? 'Oculta' : 'A la vista'}
        nombre={`${titulo} a la vista`}
        onChange={(visible) => onOcultar(slug, !visible)}
      />
    </li>
  )
}
