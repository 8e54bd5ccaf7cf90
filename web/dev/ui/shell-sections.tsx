import { Briefcase, House, IdCard, Star, User, Users } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { sideNavItemClass } from "../../ui/frame/app-bar.tsx";
import { ActionBar, BottomBar, BottomBarItem, bottomBarItemClass } from "../../ui/frame/bottom-bar.tsx";
import { BackLabel, backLinkClass } from "../../ui/frame/page-header.tsx";

export function ShellSections() {
  return (
    <section>
      <h2>Moldura</h2>
      <p>
        <a href="#voltar" className={backLinkClass}>
          <BackLabel>Voltar à Lista</BackLabel>
        </a>
      </p>
      <nav aria-label="Exemplo de navegação lateral" style={{ maxWidth: 240 }}>
        <a href="#moldura" aria-current="page" className={sideNavItemClass}>
          <House size={20} aria-hidden />
          Início
        </a>
        <a href="#moldura" className={sideNavItemClass}>
          <Briefcase size={20} aria-hidden />
          Oportunidades
        </a>
        <a href="#moldura" className={sideNavItemClass}>
          <Star size={20} aria-hidden />
          Avaliações
        </a>
      </nav>
      <p className="note">Barra de ação (fixa no celular) e barra inferior (só no celular):</p>
      <div className="frame">
        <ActionBar>
          <Button variant="secondary">Salvar Perfil</Button>
        </ActionBar>
      </div>
      <div className="frame">
        <BottomBar label="Navegação principal">
          <a href="#moldura" aria-current="page" className={bottomBarItemClass}>
            <BottomBarItem icon={House}>Início</BottomBarItem>
          </a>
          <a href="#moldura" className={bottomBarItemClass}>
            <BottomBarItem icon={IdCard}>Meu cartão</BottomBarItem>
          </a>
          <a href="#moldura" className={bottomBarItemClass}>
            <BottomBarItem icon={Users}>Conexões</BottomBarItem>
          </a>
          <a href="#moldura" className={bottomBarItemClass}>
            <BottomBarItem icon={User}>Perfil</BottomBarItem>
          </a>
        </BottomBar>
      </div>
    </section>
  );
}
