import { Helmet } from "../../ui/drawings/illustration-helmet.tsx";
import { FloorPlan } from "../../ui/drawings/illustration-plan.tsx";
import { Crane, Door, TapeMeasure, Trowel } from "../../ui/drawings/illustrations-site.tsx";
import { BrickWall, BrickWallGap } from "../../ui/drawings/illustrations-wall.tsx";
import { Logo, LogoMark } from "../../ui/drawings/logo.tsx";
import { HouseSection } from "../../ui/house-section.tsx";

const COLOURS = [
  ["ink", "#14202b"],
  ["ink-soft", "#46525d"],
  ["paper", "#fbfaf7"],
  ["concrete-100", "#ece9e2"],
  ["concrete-300", "#c8c1b4"],
  ["concrete-500", "#857d70"],
  ["concrete-600", "#655e53"],
  ["blueprint-50", "#eef5fb"],
  ["blueprint-100", "#d9e8f5"],
  ["blueprint", "#0f4c81"],
  ["blueprint-800", "#0a3054"],
  ["signal", "#c2410c"],
  ["signal-bright", "#f97316"],
  ["success", "#15803d"],
  ["danger", "#b42318"],
  ["premium", "#a16207"],
  ["premium-soft", "#fef7e0"],
] as const;

const DRAWINGS = { Helmet, Trowel, FloorPlan, BrickWall, BrickWallGap, Crane, Door, TapeMeasure };

export function BrandSections() {
  return (
    <>
      <section>
        <h2>Marca</h2>
        <div className="row">
          <LogoMark size={24} />
          <LogoMark size={32} />
          <LogoMark size={48} />
          <LogoMark size={160} />
        </div>
        <div className="row">
          <Logo />
          <Logo size={48} />
        </div>
        <div className="dark blueprint-grid on-dark row">
          <Logo tone="onDark" />
          <LogoMark size={72} tone="onDark" />
        </div>
      </section>
      <section>
        <h2>Desenho do herói</h2>
        <div className="dark blueprint-grid">
          <div style={{ maxWidth: 640, margin: "0 auto" }}>
            <HouseSection />
          </div>
        </div>
      </section>
      <section>
        <h2>Ilustrações</h2>
        <div className="cols">
          {Object.entries(DRAWINGS).map(([name, Drawing]) => (
            <figure key={name} className="figure">
              <Drawing />
              <figcaption className="note">{name}</figcaption>
            </figure>
          ))}
        </div>
      </section>
      <section>
        <h2>Cores</h2>
        <div className="row">
          {COLOURS.map(([name, value]) => (
            <span key={name} className="swatch">
              <i style={{ background: value }} />
              {name}
            </span>
          ))}
        </div>
      </section>
      <section>
        <h2>Letra</h2>
        <p className="title" style={{ fontSize: "2.986rem", lineHeight: 1.05 }}>
          Obra bem-feita começa aqui
        </p>
        <p className="title" style={{ fontSize: "2.0736rem", lineHeight: 1.15 }}>
          Reforma, instalação, solução
        </p>
        <p className="title" style={{ fontSize: "1.44rem" }}>
          Impermeabilização de reservatórios
        </p>
        <p>
          Clientes publicam solicitações de serviço e profissionais da construção respondem pelo WhatsApp.{" "}
          <a href="#letra" className="link">
            Ver como funciona
          </a>
        </p>
        <p className="note">Legenda: publicado há 2 h em Campo Grande. R$ 1.234,56 · (67) 99999-8888</p>
      </section>
    </>
  );
}
